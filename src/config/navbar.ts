import type {NavbarConfig} from './theme-types.ts';
import {product} from './product.ts';

export const navbar: NavbarConfig = {
  title: product.name,
  hideOnScroll: false,
  logo: {alt: '', src: '/img/logo.svg', width: 32, height: 32},
  items: [
    {to: '/docs', label: 'Documentation', activeBaseRegex: '/docs(?!/(?:api|tools/publications/issues))(?:/|$)', position: 'left'},
    {
      type: 'dropdown',
      label: 'API',
      position: 'left',
      items: [
        {label: 'API 4.1', to: '/docs/api'},
        {label: 'API 4.0', to: '/docs/api/v4.0'},
      ],
    },
    {label: 'Error codes', to: '/docs/tools/publications/issues', position: 'left'},
    {type: 'custom-apiVersion', position: 'right'},
    {href: product.repositoryUrl, label: 'Repository', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};
