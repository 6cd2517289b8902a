import {product} from './product.ts';
import type {FooterConfig} from './theme-types.ts';

export const footer: FooterConfig = {
  style: 'light',
  logo: {alt: product.name, src: '/img/logo.svg', width: 40, height: 40, href: product.homeUrl},
  links: [
    {
      title: 'Get started',
      items: [
        {label: 'What the service does', to: '/docs/about/service-features'},
        {label: 'Connect a channel', to: '/docs/channels'},
        {label: 'Trial', to: '/docs/about/trial'},
        {label: 'Plans and billing', to: '/docs/billing'},
      ],
    },
    {
      title: 'When something fails',
      items: [
        {label: 'Error codes', to: '/docs/tools/publications/issues'},
        {label: 'Technical support', to: '/docs/technical-support'},
        {label: 'System requirements', to: '/docs/about/system-requirements'},
      ],
    },
    {
      title: 'Developers',
      items: [
        {label: 'API 4.1', to: '/docs/api'},
        {label: 'API 4.0', to: '/docs/api/v4.0'},
        {label: 'Repository', href: product.repositoryUrl},
      ],
    },
    {
      title: 'Service',
      items: [
        {label: 'Open the application', href: product.appUrl},
        {label: 'Safety', to: '/docs/safety'},
        {label: 'Affiliate program', to: '/docs/affiliate-program'},
      ],
    },
  ],
  copyright: `© ${product.legalName}`,
};
