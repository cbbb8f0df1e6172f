import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../testing/freshRoot.ts';
import '../theme/theme.ts';
import * as styles from './guide.css.ts';
import type { Guide } from './guide.ts';

const guides = Object.entries(
  import.meta.glob<Guide>('../**/*.guide.tsx', { eager: true, import: 'guide' }),
).map(([path, guide]) => ({ name: path.replace(/^.*\/|\.guide\.tsx$/gu, ''), guide }));

const picturesOf = ({ anatomy, comparisons }: Guide) => [
  ...(anatomy === undefined ? [] : [{ why: 'Anatomy', picture: anatomy.picture }]),
  ...(comparisons ?? []).flatMap(({ right, wrong }) => [right, wrong]),
];

it.each(guides)('no picture in the guide of $name collapses', async ({ guide }) => {
  await page.viewport(1280, 900);
  const { place, root } = freshRoot();
  flushSync(() => {
    root.render(
      picturesOf(guide).map(({ why, picture }) => (
        <div key={why} className={styles.picture} style={{ width: '30rem' }} inert>
          {picture}
        </div>
      )),
    );
  });
  for (const { firstElementChild } of place.children) {
    const { width = 0, height = 0 } = firstElementChild?.getBoundingClientRect() ?? {};
    // Something narrow that is many times as high has been squeezed.
    expect(height, firstElementChild?.outerHTML.slice(0, 200)).toBeLessThanOrEqual(4 * width);
  }
});
