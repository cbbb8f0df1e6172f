import { expect, it } from 'vitest';
import { pageStyles } from './pageStyles.ts';

const sheet = (fileName: string, source: string) => ({ type: 'asset' as const, fileName, source });

it('keeps the order in which the page names its style sheets, which is that of the layers', () => {
  const output = [
    sheet('assets/Button.css', '@layer components{.button{color:red}}'),
    sheet('assets/Table.css', '.table{}'),
    sheet('assets/theme.css', '@layer reset,components;'),
    sheet('assets/Card.css', '.card{}'),
  ];
  const built = '<link href="/assets/theme.css"><link href="/assets/Button.css">';
  expect(pageStyles(output, built, ['<p class="text card">'])).toBe(
    '@layer reset,components;@layer components{.button{color:red}}.card{}',
  );
});
