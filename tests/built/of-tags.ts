/** Whether a built file lists pages by tag, where pages have `tags`: what it names is found elsewhere, so that no list names it. */
export const isOfTags = (file: string): boolean => /^(?:ru\/)?docs\/(?:api\/(?:v[\d.]+\/)?)?tags(?:\/[^/]+)?\.html$/.test(file);
