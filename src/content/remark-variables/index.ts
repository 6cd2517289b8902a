import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeOfFile} from '../locale.ts';
import {isVariable, replaceVariables, resolveVariable} from '../variables.ts';

/**
 * Remark transform: `{product}`, `{service.trial.days}`, `{limits.telegram.text_max}` become plain text in the page's
 * language, in prose, code and addresses, so that headings, search and the Markdown export see the value.
 */
export default function remarkVariables() {
  return (tree: Root, file: VFile): void => {
    const locale = localeOfFile(file.path);
    visit(tree, (node, index, parent) => {
      if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && isVariable(node.value)) {
        if (parent && index !== undefined) parent.children[index] = {type: 'text', value: resolveVariable(node.value, locale)};
      } else if (node.type === 'code' || node.type === 'inlineCode') {
        node.value = replaceVariables(node.value, locale);
      } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
        node.url = replaceVariables(decodeBraces(node.url), locale);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') attribute.value = replaceVariables(attribute.value, locale);
        }
      }
    });
  };
}

/** The parser percent-encodes braces in addresses. */
function decodeBraces(url: string): string {
  return url.replace(/%7B([\w.]+)%7D/gi, '{$1}');
}
