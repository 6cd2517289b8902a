import {visit} from 'unist-util-visit';
import type {Page} from '../page.ts';
import {isVariable} from '../variables.ts';
import type {Finding} from './finding.ts';

/** Braces in prose that hold neither a variable nor a comment: the build would run them as code. */
export function checkExpressions({file, tree, offset}: Pick<Page, 'file' | 'tree' | 'offset'>): Finding[] {
  const findings: Finding[] = [];
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const value = 'value' in node ? node.value.trim() : '';
    if (/^(\/\*[\s\S]*\*\/)?$/.test(value) || isVariable(value)) return;
    findings.push({
      file,
      line: (node.position?.start.line ?? 0) + offset,
      message: `{${value}} is no variable; write braces that readers see inside backticks (variables: CONTRIBUTING.md, "A page")`,
    });
  });
  return findings;
}
