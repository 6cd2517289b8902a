import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code by the roles of src/shell/styles/tokens.css, which turn over in the dark by themselves. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--ink)', backgroundColor: 'var(--sunk)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--ink-3)', fontStyle: 'italic'}},
    {types: ['property', 'keyword', 'attr-name', 'atrule', 'tag', 'header-name'], style: {color: 'var(--code-key)'}},
    {types: ['string', 'char', 'attr-value', 'url', 'inserted'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'deleted'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'class-name', 'builtin', 'parameter', 'variable'], style: {color: 'var(--code-flag)'}},
  ],
};
