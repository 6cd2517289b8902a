import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {announcementBar} from './src/config/announcement.ts';
import {fontTags} from './src/config/fonts.ts';
import {themeColours} from './src/config/theme-colours.ts';
import {footer} from './src/config/footer.ts';
import {historyOf, historyWarning} from './src/config/history.ts';
import {navbar} from './src/config/navbar.ts';
import {prism} from './src/config/prism.ts';
import {defaultLocale, locales, product, repositoryEditUrl, storageName} from './src/config/product.ts';
import {search} from './src/config/search.ts';
import {sitemap} from './src/config/sitemap.ts';
import {typesetBar, typesetLabels} from './src/language/labels.ts';
import {parseFrontMatter} from './src/content/front-matter/parse.ts';
import rehypeHighlight from './src/content/highlight/index.ts';
import remarkCalls from './src/api/remark-calls/index.ts';
import remarkComponents from './src/shell/page-components/index.ts';
import remarkNotices from './src/content/remark-notices/index.ts';
import remarkTableCards from './src/content/remark-table-cards/index.ts';
import remarkCode from './src/content/remark-code/index.ts';
import remarkSignature from './src/content/remark-signature/index.ts';
import remarkTypography from './src/content/remark-typography/index.ts';
import remarkTranslation from './src/content/remark-translation/index.ts';
import remarkVariables from './src/content/remark-variables/index.ts';

/** Docusaurus reads this file once a language and says which in the environment. */
const locale = locales.find((name) => name === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;

/** While pages are being written, BROKEN_LINKS=warn lets the site be built although some are missing. */
const brokenLinks = process.env.BROKEN_LINKS === 'warn' ? 'warn' : 'throw';

const history = historyOf(fileURLToPath(new URL('.', import.meta.url)));
const missingHistory = historyWarning(history);
if (missingHistory && locale === defaultLocale) console.warn(missingHistory);

/** What both documentation instances (help and API) share. */
const docsOptions = {
  breadcrumbs: true,
  editUrl: repositoryEditUrl,
  editLocalizedFiles: true,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    remarkVariables,
    remarkSignature,
    remarkTranslation,
    remarkCalls,
    remarkComponents,
    remarkNotices,
    remarkTypography,
    remarkCode,
    remarkTableCards,
  ],
  rehypePlugins: [[rehypeHighlight, prism]],
} satisfies DocsOptions;

const config: Config = {
  title: locale === 'ru' ? `Справка ${product.name}` : `${product.name} Help`,
  tagline: locale === 'ru' ? `Справка и документация API сервиса ${product.name}` : `Help and API documentation of ${product.name}`,
  favicon: 'img/favicon.svg',
  url: product.siteUrl,
  baseUrl: product.baseUrl,
  trailingSlash: false,
  // One storage for both languages: by itself each has its own, and a colour mode or a closed bar is forgotten with the language.
  storage: {namespace: storageName(product.baseUrl)},
  onBrokenLinks: brokenLinks,
  onBrokenAnchors: brokenLinks,
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    // Without a history the stock reader would end the build.
    experimental_vcs: history !== 'none',
    // Pages read the data files while they compile; a cache kept between builds would serve yesterday's limits.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  markdown: {
    format: 'mdx',
    emoji: false,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: brokenLinks, onBrokenMarkdownImages: 'throw'},
  },
  headTags: [...fontTags(locale, product.baseUrl), ...themeColours],
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: {en: {label: 'English', htmlLang: 'en'}, ru: {label: 'Русский', htmlLang: 'ru'}},
  },
  plugins: [
    [
      './packages/lean/docs/index.ts',
      {
        ...docsOptions,
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        // The overview of a folder is what its category leads to; stock, it stands a second time among the category's pages.
        sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...folder}) =>
          (await defaultSidebarItemsGenerator(folder)).filter((item) => item.type !== 'doc' || item.id !== `${folder.item.dirName}/index`),
      } satisfies DocsOptions,
    ],
    [
      './packages/lean/docs/index.ts',
      {
        ...docsOptions,
        id: 'api',
        path: 'api',
        routeBasePath: 'docs/api',
        includeCurrentVersion: false,
        versions: {'4.1': {path: '', banner: 'none'}, '4.0': {path: 'v4.0', banner: 'none'}},
      } satisfies DocsOptions,
    ],
    './packages/lean/bundle/index.ts',
    './src/api/reference-plugin/index.ts',
    './src/api/versions-plugin/index.ts',
    './src/facts/watched-data/index.ts',
    './src/content/watched-pages/index.ts',
    './src/facts/network-names/index.ts',
    './src/shell/third-parties/index.ts',
    './src/errors/files/index.ts',
    './src/content/highlight/plugin/index.ts',
    './src/content/markdown-export/index.ts',
    './src/shell/feedback-plugin/index.ts',
    './src/search/index/plugin/index.ts',
    './src/checker/rules-plugin/index.ts',
    './src/checker/limits-files/index.ts',
    './src/shell/served-files/index.ts',
    './src/shell/own-case/index.ts',
    './src/delivery/structured-data/index.ts',
    './src/delivery/change-feed/index.ts',
    './src/delivery/licences/index.ts',
    './src/delivery/redirects/index.ts',
  ],
  presets: [
    './src/delivery/preset/index.ts',
    [
      '@docusaurus/preset-classic',
      {
        // Two instances with options of their own stand in `plugins`; there is no blog, and a debug page is not for readers.
        docs: false,
        blog: false,
        debug: false,
        // The folder's README is no page.
        pages: {include: ['**/*.tsx']},
        // No SVG of this site is imported as a component.
        svgr: false,
        theme: {customCss: './src/shell/styles/custom.css'},
        sitemap: sitemap(locale),
      } satisfies PresetOptions,
    ],
  ],
  themes: ['./packages/lean/docs-parts/index.ts'],
  themeConfig: {
    image: `img/social/help-${locale}.png`,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar: typesetBar(announcementBar(locale), locale),
    navbar: typesetLabels(navbar, locale),
    footer: typesetLabels(footer(locale), locale),
    algolia: search(process.env, locale),
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    // Read while the site is built, see src/content/highlight; nothing of it travels.
    prism: {...prism},
  },
};

export default config;
