import { locales } from '@tilava/domain/format';
import { expect, it } from 'vitest';
import { textPatterns } from './textPatterns.ts';

it.each([...locales, 'xx'])('%s is found in the names of its catalogues', (language) => {
  const { imported, catalogue, first } = textPatterns([...locales, 'xx']);
  expect('../../texts/' + language + '.ts').toMatch(imported);
  expect('@tilava/domain/texts/' + language).toMatch(imported);
  const file = `/tilava/packages/domain/src/texts/${language}.ts`;
  expect(catalogue.exec(`${file}?further`)?.slice(1)).toEqual([file, 'further']);
  expect(first.exec(`/tilava/apps/web/src/texts/${language}.ts?first`)?.[1]).toBe(language);
});

it('a language that the product does not speak is none', () => {
  const { imported, catalogue, first } = textPatterns(locales);
  for (const name of ['../../texts/xx.ts', '/web/src/texts/xx.ts?first', '../../texts/firstTexts.ts']) {
    expect(
      [imported, catalogue, first].some((pattern) => pattern.test(name)),
      name,
    ).toBe(false);
  }
});
