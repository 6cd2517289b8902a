import siteConfig from '@generated/docusaurus.config';

// The search window reads its lists of earlier searches without a doubt, and what is no list there would end the page.
function isListOfHits(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((hit) => typeof hit?.objectID === 'string' && typeof hit.hierarchy === 'object' && hit.hierarchy !== null);
  } catch {
    // Not even JSON.
    return false;
  }
}

if (typeof window !== 'undefined') {
  const {indexName} = siteConfig.themeConfig.algolia as {readonly indexName: string};
  for (const list of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    try {
      const stored = window.localStorage.getItem(key);
      if (stored !== null && !isListOfHits(stored)) window.localStorage.setItem(key, '[]');
    } catch {
      // Storage is blocked or full: then the search window does without.
    }
  }
}

export default {};
