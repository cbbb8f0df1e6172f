import { beforeAll, describe, it } from 'vitest';
import { chunksOf, chunksWith, sizeOf, stylesOf } from '@tilava/scripts/sizes/bundle';
import { expectSize } from '@tilava/scripts/sizes/expectSize';
import { bareApp, bundleWithStyles, everything, usingOf } from './support/library.ts';

/** In bytes; the smaller of the two that go by this name. */
const kilobyte = 1000;

/** What most pages are made of. */
const common = [
  'Button',
  'TextField',
  'PasswordField',
  'Checkbox',
  'Dialog',
  'Banner',
  'TopNav',
  'DataTable',
] as const;

describe('added to an app that has react and react-dom', () => {
  let bare = 0;

  beforeAll(async () => {
    bare = sizeOf(chunksOf(await bundleWithStyles({ app: bareApp })));
  });

  /** All code that an app downloads because of these components, whether at once or on demand. */
  const addedBy = async (names: readonly string[]) =>
    sizeOf(chunksOf(await bundleWithStyles({ app: bareApp + usingOf(names) }))) - bare;

  it('Button', async (context) => {
    expectSize(context, { bytes: await addedBy(['Button']), most: 14 * kilobyte });
  });

  it('Button, TextField, PasswordField, Checkbox, Dialog, Banner, TopNav and DataTable', async (context) => {
    expectSize(context, { bytes: await addedBy(common), most: 55 * kilobyte });
  });

  // Each alone on its page, and what it takes from elsewhere, such as a calendar, comes on demand.
  it.for([
    ['Select', 6],
    ['ChipList', 15],
    // All kinds of fields, but for those that come on demand.
    ['FormFields', 28.5],
  ] as const)('%s', async ([name, most], context) => {
    expectSize(context, { bytes: await addedBy([name]), most: most * kilobyte });
  });

  // Both are more than Button alone: of what several pages use, each gets all that any of them uses.
  it('Button, where other pages of the app use everything', async (context) => {
    const output = await bundleWithStyles({
      bare: bareApp,
      button: bareApp + usingOf(['Button']),
      everything: bareApp + usingOf(everything),
    });
    const bytes = sizeOf(chunksWith('button', output)) - sizeOf(chunksWith('bare', output));
    expectSize(context, { bytes, most: 16 * kilobyte });
  });

  it('Button, and each large widget on demand before it is shown', async (context) => {
    const output = await bundleWithStyles({
      app: bareApp + usingOf(['Button', 'lazy/fields', 'lazy/figures']),
    });
    expectSize(context, { bytes: sizeOf(chunksWith('app', output)) - bare, most: 25.5 * kilobyte });
  });
});

describe('style sheets', () => {
  it('of Button', async (context) => {
    const output = await bundleWithStyles({ app: usingOf(['Button']) });
    expectSize(context, { bytes: sizeOf(stylesOf(output)), most: 1.2 * kilobyte });
  });

  it('of everything, with the theme', async (context) => {
    const output = await bundleWithStyles({ app: usingOf(['theme', ...everything]) });
    expectSize(context, { bytes: sizeOf(stylesOf(output)), most: 22 * kilobyte });
  });
});
