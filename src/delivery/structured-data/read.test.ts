import {describe, expect, it} from 'vitest';
import {faqOf, howToOf, questionOf, withData} from './read.ts';

const page = (body: string): string =>
  `<html><head><title>x</title></head><body><div class="theme-doc-markdown markdown"><header><h1>Connecting Telegram</h1></header>${body}</div></body></html>`;
const heading = (text: string): string => `<h2 class="anchor" id="a">${text}<a href="#a" class="hash-link">\u200b</a></h2>`;

describe('questions', () => {
  it('takes each heading with what stands below it', () => {
    const data = faqOf(page(`<p>Intro</p>${heading('Why?')}<p>Because\nof <b>that</b>.</p><ul><li>One</li></ul>${heading('When?')}<p>Now</p>`), 'en');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [
        {'@type': 'Question', name: 'Why?', acceptedAnswer: {'@type': 'Answer', text: 'Because of that. One'}},
        {'@type': 'Question', name: 'When?', acceptedAnswer: {'@type': 'Answer', text: 'Now'}},
      ],
    });
  });

  it('says nothing of a page without questions', () => {
    expect(faqOf(page('<p>Intro</p>'), 'en')).toBeUndefined();
  });

  it('takes a title that asks, with what answers it at once', () => {
    const data = questionOf(page(`<p>By the <b>settings</b>.</p><p>Then save.</p>${heading('Details')}<p>More</p>`), 'ru');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'ru',
      mainEntity: [{'@type': 'Question', name: 'Connecting Telegram', acceptedAnswer: {'@type': 'Answer', text: 'By the settings. Then save.'}}],
    });
    expect(questionOf(page(`${heading('Details')}<p>More</p>`), 'ru')).toBeUndefined();
  });
});

describe('instructions', () => {
  it('takes numbered steps, not the bullets inside them', () => {
    const data = howToOf(
      page(`${heading('Before')}<p>x</p>${heading('Steps')}<ol><li>Open it<ol><li>Inner</li></ol></li><li>Press <b>Allow</b></li></ol>`),
      'ru',
    );
    expect(data).toMatchObject({'@type': 'HowTo', name: 'Connecting Telegram', inLanguage: 'ru'});
    expect(data?.step).toEqual([
      {'@type': 'HowToStep', position: 1, text: 'Open itInner'},
      {'@type': 'HowToStep', position: 2, text: 'Press Allow'},
    ]);
  });

  it('names the sections where there are several', () => {
    const list = '<ol><li>One</li><li>Two</li></ol>';
    const data = howToOf(page(heading('Channel') + list + heading('Group') + list), 'en');
    expect(data?.step).toMatchObject([{name: 'Channel'}, {name: 'Group'}]);
  });
});

it('text cannot end the script that holds it', () => {
  const html = withData('<head></head>', {'@context': 'https://schema.org', '@type': 'FAQPage', text: '</script><b>$&'});
  expect(html).toBe(
    '<head><script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","text":"\\u003c/script>\\u003cb>$&"}</script></head>',
  );
});
