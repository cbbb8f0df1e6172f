import { describe, expect, it } from 'vitest';
import { kinds } from './kind.ts';
import { readOptions, type Options } from './options.ts';
import { withSubpath } from './subpath.ts';

describe('the words after pnpm new', () => {
  it('say what to write', () => {
    expect(readOptions(['pattern', 'PriceTag', '--group', 'Data', '--interactive'])).toStrictEqual({
      kind: kinds.pattern,
      name: 'PriceTag',
      group: 'Data',
      isInteractive: true,
    });
  });

  it('ask for help', () => {
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [['component', 'priceTag'], 'The name priceTag is not in PascalCase'],
    [['component', 'Price-Tag'], 'The name Price-Tag is not in PascalCase'],
    [['component', '../PriceTag'], 'The name ../PriceTag is not in PascalCase'],
    [['component', 'PRICE'], 'The name PRICE is not in PascalCase'],
    [['widget', 'PriceTag'], 'No such kind: widget. There are: component, pattern'],
    [['component', 'PriceTag', 'Badge'], 'One at a time: Badge is too much'],
    [['component', 'PriceTag', '--interactiv'], "Unknown option '--interactiv'"],
    [['component', 'PriceTag'], 'Say its group by --group: Actions, Forms'],
    [['component', 'PriceTag', '--group', 'Prices'], 'Say its group by --group: Actions, Forms'],
    [['component'], 'Usage: pnpm new'],
  ])('are refused by name: %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});

describe('the exports', () => {
  const exports = { './theme': './src/theme/theme.ts', './Tabs': './src/components/Tabs/Tabs.tsx' };
  const component = (name: string): Options => ({
    kind: kinds.component,
    name,
    group: 'Data',
    isInteractive: false,
  });

  it.each([
    ['Badge', ['./theme', './Badge', './Tabs']],
    ['Tooltip', ['./theme', './Tabs', './Tooltip']],
  ])('take %s where its file belongs', (name, order) => {
    expect(Object.keys(withSubpath(component(name), exports))).toStrictEqual(order);
  });

  it('take the first of a folder behind the others', () => {
    const pattern: Options = { ...component('Wizard'), kind: kinds.pattern };
    expect(Object.keys(withSubpath(pattern, exports))).toStrictEqual(['./theme', './Tabs', './Wizard']);
  });
});
