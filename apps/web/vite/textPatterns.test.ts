import { locales } from '@tilava/domain/format';
import { expect, it } from 'vitest';
import { textPatterns } from './textPatterns.ts';

it.each([...locales, 'xx'])('%s is found in the names of its catalogues', (language) => {
  const { imported, catalogue, initial } = textPatterns([...locales, 'xx']);
  expect('../../texts/' + language + '.ts').toMatch(imported);
  expect('@tilava/domain/texts/' + language).toMatch(imported);
  const file = `/tilava/packages/domain/src/texts/${language}.ts`;
  expect(catalogue.exec(`${file}?deferred`)?.slice(1)).toEqual([file, 'deferred']);
  expect(initial.exec(`/tilava/apps/web/src/texts/${language}.ts?initial`)?.[1]).toBe(language);
});

it('a language that the product does not speak is none', () => {
  const { imported, catalogue, initial } = textPatterns(locales);
  for (const name of ['../../texts/xx.ts', '/web/src/texts/xx.ts?initial', '../../texts/namespaces.ts']) {
    expect(
      [imported, catalogue, initial].some((pattern) => pattern.test(name)),
      name,
    ).toBe(false);
  }
});
