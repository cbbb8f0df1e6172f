import { page } from 'vitest/browser';
import { emulateTouch } from '../device.ts';
import { shownTexts } from './clippedTexts.ts';

/** Shows 320 by 256 px, the narrowest window, which is also 1280 by 1024 px at 400 %. */
export async function zoomIn(): Promise<void> {
  await page.viewport(320, 256);
  await drawn();
}

/** Runs checks where the pointer is a finger. */
export async function touchWithFingers(check: () => Promise<void>): Promise<void> {
  await emulateTouch(true);
  try {
    await drawn();
    await check();
  } finally {
    await emulateTouch(false);
  }
}

// The distances of WCAG 2.2, success criterion 1.4.12.
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

/** Runs checks with the spacing of text that readers may set for themselves. */
export async function readMoreSpaced(check: () => void): Promise<void> {
  document.adoptedStyleSheets.push(spacing);
  try {
    await drawn();
    check();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
  }
}

interface Direction {
  /** Twice, because Finnish words may be that much longer than English ones. */
  readonly wordsTwiceAsLong: boolean;
}

/** Runs checks from right to left. */
export async function readFromRightToLeft({ wordsTwiceAsLong }: Direction, check: () => void): Promise<void> {
  const texts = wordsTwiceAsLong ? shownTexts().map((text) => ({ text, data: text.data })) : [];
  document.documentElement.dir = 'rtl';
  for (const { text, data } of texts) text.data = data.replaceAll(/\p{Letter}+/gu, '$&$&');
  try {
    await drawn();
    check();
  } finally {
    for (const { text, data } of texts) text.data = data;
    document.documentElement.removeAttribute('dir');
  }
}

/** A frame has told its observers of new sizes, and what they answer is there. */
async function drawn() {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
}
