import type {Plugin} from '@docusaurus/types';
import {documentsOf} from '../../../content/documents.ts';

/** Hands the not-found page the titles of all pages by their paths, in a file that is fetched on that page only. */
export default function pageTitlesPlugin(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      const listed = documentsOf(allContent).filter(({unlisted}) => !unlisted);
      await actions.createData('titles.json', Object.fromEntries(listed.map(({permalink, title}) => [permalink, title])));
    },
  };
}
