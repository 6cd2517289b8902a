import {product} from './product.ts';
import {pathPattern, type Strand, strands} from './strands.ts';
import type {NavbarConfig} from './theme-types.ts';

/** A section of the help; its strand colours the line below it. */
const section = (strand: Strand, label: string) => ({
  label,
  to: strands[strand].to,
  activeBaseRegex: pathPattern(strand),
  'data-strand': strand,
  position: 'left' as const,
});

export const navbar: NavbarConfig = {
  title: product.name,
  hideOnScroll: false,
  logo: {alt: '', src: '/img/logo.svg', width: 28, height: 28},
  items: [
    // Only the first page of the documentation is not in a section.
    {to: '/docs', label: 'Documentation', activeBaseRegex: '/docs/?$', position: 'left'},
    section('channels', 'Channels'),
    section('publishing', 'Publishing'),
    section('errors', 'Error codes'),
    {
      type: 'dropdown',
      label: 'API',
      'data-strand': 'api' satisfies Strand,
      position: 'left',
      items: [
        {label: 'API 4.1', to: '/docs/api'},
        {label: 'API 4.0', to: '/docs/api/v4.0'},
      ],
    },
    section('account', 'Account'),
    {type: 'custom-apiVersion', position: 'right'},
    {href: product.repositoryUrl, label: 'Repository', position: 'right', className: 'navbar-repository'},
    {type: 'localeDropdown', position: 'right'},
  ],
};
