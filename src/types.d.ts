declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '@generated/network-names/default/names.json' {
  const names: readonly {readonly id: string; readonly name: string}[];
  export default names;
}
declare module '@generated/network-names/default/notices.json' {
  const notices: readonly {readonly about: readonly string[]; readonly text: string}[];
  export default notices;
}
declare module '@generated/network-names/default/codes.json' {
  const codes: import('./facts/network-names/index.ts').NetworkCodes;
  export default codes;
}
declare module '@generated/error-files/default/catalogue.json' {
  const groups: readonly import('./errors/components/ErrorCatalogue/filters.ts').CatalogueGroup[];
  export default groups;
}
declare module '@generated/feedback/default/settings.json' {
  const settings: import('./config/feedback.ts').FeedbackSettings;
  export default settings;
}
declare module '@generated/checker-rules/default/files.json' {
  const rules: import('./checker/files/rules.ts').FileRules;
  export default rules;
}

declare module '@generated/checker-rules/default/rules.json' {
  const rules: readonly import('./checker/types.ts').NetworkRules[];
  export default rules;
}
declare module 'twitter-text/dist/parseTweet.js' {
  export default function parseTweet(text: string): {readonly weightedLength: number};
}
