/** A heading with the text below it, up to the next heading. The first section of a page is its introduction. */
export interface Section {
  /** Empty for the introduction. */
  readonly heading: string;
  /** 1 for the introduction, else the heading's level. */
  readonly level: number;
  /** Without `#`; empty for the introduction. */
  readonly anchor: string;
  readonly text: string;
  /** How people ask for what stands here, in words of their own; matched, never shown. */
  readonly questions?: readonly string[];
}

/** What the search knows of a built page. */
export interface SearchPage {
  /** Path on the site, with the base path and the language's prefix: `/ru/docs/team`. */
  readonly path: string;
  readonly language: string;
  /** Docusaurus' search tag: `docs-default-current`, `docs-api-4.1`. */
  readonly tag: string;
  readonly version: string;
  /** Part of the menu that the page stands in. */
  readonly group: string;
  readonly title: string;
  /** Words the page is also searched by; matched, never shown. */
  readonly keywords: readonly string[];
  /** An error's own number and the codes that the network sends for it, as they are sent. */
  readonly codes: readonly string[];
  /** Names of the networks that it concerns, where its title need not say so. */
  readonly about?: readonly string[];
  readonly sections: readonly Section[];
  /** Messages of networks that it is also found by; they come with the texts, and no hit shows them. */
  readonly messages?: readonly string[];
}
