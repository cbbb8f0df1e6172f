import { locales } from '@tilava/domain/format';
import { describe, expect, it } from 'vitest';
import { sampleMails } from '../../../test/support/sampleMails.ts';

const publicUrl = 'https://tilava.example';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What a mail program shows of HTML, and after each link where it leads. */
const shown = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/su, '')
    // Text names the subject once, in its header.
    .replace(/<h1 .*?<\/h1>/su, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gsu, '$2 $1 ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => entities[entity] ?? entity);

/** However they are ordered, and without the colon that stands before an address in text. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map((word) => word.replace(/:$/u, ''))
    .filter((word) => word !== '')
    .toSorted();

describe.each(locales)('the text and the HTML of a mail in %s', (language) => {
  const written = {
    ...sampleMails(language, publicUrl),
    ...Object.fromEntries(
      Object.entries(sampleMails(language, publicUrl, 'Katu <1> & "2", \'3\'')).map(([name, mail]) => [
        `${name}, with signs`,
        mail,
      ]),
    ),
  };
  it.each(Object.entries(written))('say the same words: %s', (_name, { text, html }) => {
    expect(wordsOf(shown(html))).toEqual(wordsOf(text));
  });
});
