import type {Plugin} from '@docusaurus/types';
import {readFeedback} from '../../config/feedback.ts';

/** Tells the pages where feedback goes: `@generated/feedback/default/settings.json`. */
export default function feedbackPlugin(): Plugin {
  const settings = readFeedback(process.env);
  return {
    name: 'feedback',
    contentLoaded: async ({actions}) => {
      await actions.createData('settings.json', settings);
    },
  };
}
