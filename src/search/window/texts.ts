import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

/** Texts of the button in the navbar. */
export function buttonTexts(): {readonly buttonText: string; readonly buttonAriaLabel: string} {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return {buttonText: label, buttonAriaLabel: label};
}

/** What stands in the empty box. */
export function placeholder(): string {
  return translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'});
}

/** All texts of the modal. */
export function modalTexts(): ModalTranslations {
  const clear = translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'});
  const cancel = translate({id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'}),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'theme.SearchModal.startScreen.noRecentSearchesText', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle', message: 'Save this search'}),
      removeRecentSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'theme.SearchModal.startScreen.favoriteSearchesTitle', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
        message: 'Remove this search from favorites',
      }),
    },
    errorScreen: {
      titleText: translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'}),
      helpText: translate({id: 'theme.SearchModal.errorScreen.helpText', message: 'You might want to check your network connection.'}),
    },
    footer: {
      selectText: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
      navigateText: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
      selectKeyAriaLabel: translate({id: 'theme.SearchModal.footer.selectKeyAriaLabel', message: 'Enter key'}),
      navigateUpKeyAriaLabel: translate({id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel', message: 'Arrow down'}),
      closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
      searchByText: translate({id: 'theme.SearchModal.footer.searchByText', message: 'Search by'}),
      closeKeyAriaLabel: translate({id: 'theme.SearchModal.footer.closeKeyAriaLabel', message: 'Escape key'}),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for'}),
      reportMissingResultsText: translate({
        id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', message: 'Let us know.'}),
    },
  };
}
