import {defaultLocale, type Locale, product} from './product.ts';
import type {FooterConfig} from './theme-types.ts';

/** What others have made and the site serves; src/delivery/licences writes the file. */
const licences: Readonly<Record<Locale, string>> = {en: 'Third-party licenses', ru: 'Лицензии стороннего кода'};

/** A column for each section, in the words and the order of the menu; the classes give each its strand (tokens.css). */
export const footer = (locale: Locale): FooterConfig => ({
  style: 'light',
  logo: {alt: product.name, src: '/img/logo.svg', width: 28, height: 28, href: product.homeUrl},
  links: [
    {
      title: 'Channels',
      className: 'strand-channels',
      items: [
        {label: 'Connect a channel', to: '/docs/channels'},
        {label: 'What fits everywhere', to: '/docs/tools/publications/faq/crossposting-limitations'},
      ],
    },
    {
      title: 'Publishing',
      className: 'strand-publishing',
      items: [
        {label: 'Schedule a post', to: '/docs/tools/publications'},
        {label: 'Content plan', to: '/docs/modules-and-settings/content-plan'},
        {label: 'Analytics', to: '/docs/tools/analytics'},
      ],
    },
    {
      title: 'Error codes',
      className: 'strand-errors',
      items: [
        {label: 'All error codes', to: '/docs/tools/publications/issues'},
        {label: 'Technical support', to: '/docs/technical-support'},
        {label: 'System requirements', to: '/docs/about/system-requirements'},
      ],
    },
    {
      title: 'API',
      className: 'strand-api',
      items: [
        {label: 'API 4.1', to: '/docs/api'},
        {label: 'API 4.0', to: '/docs/api/v4.0'},
        {label: 'Repository', href: product.repositoryUrl},
      ],
    },
    {
      title: 'Account',
      className: 'strand-account',
      items: [
        {label: 'What the service does', to: '/docs/about/service-features'},
        {label: 'Trial', to: '/docs/about/trial'},
        {label: 'Plans and payment', to: '/docs/billing'},
        {label: 'Safety', to: '/docs/safety'},
        {label: 'Affiliate program', to: '/docs/affiliate-program'},
        {label: 'Open the application', href: product.appUrl},
      ],
    },
  ],
  copyright: `© ${product.legalName} · <a href="${product.baseUrl}${locale === defaultLocale ? '' : `${locale}/`}licences.txt">${licences[locale]}</a>`,
});
