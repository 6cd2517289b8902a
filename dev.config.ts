import config from './docusaurus.config.ts';
export default {...config, onBrokenAnchors: 'warn', markdown: {...config.markdown, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}}};
