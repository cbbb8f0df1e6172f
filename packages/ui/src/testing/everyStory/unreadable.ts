import axe from 'axe-core';
import { emulateReader } from '../device.ts';
import { withForcedTextColors } from './withForcedTextColors.ts';

/** The rules of axe that colours decide: no other answers differently in another theme, or in forced colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

// What fades in, or from one colour into the other, has no contrast to be checked.
const atOnce = new CSSStyleSheet();
atOnce.replaceSync(
  '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }',
);

/** What is too faint where the reader's system is dark. */
export const unreadableInDark = (): Promise<readonly string[]> =>
  readAs({ 'prefers-color-scheme': 'dark' }, tooFaint);

/** What is too faint in the few colours that a reader has chosen. */
export const unreadableInForcedColors = (): Promise<readonly string[]> =>
  readAs({ 'forced-colors': 'active' }, () => withForcedTextColors(tooFaint));

async function readAs(
  reader: Parameters<typeof emulateReader>[0],
  check: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  document.adoptedStyleSheets.push(atOnce);
  await emulateReader(reader);
  try {
    return await check();
  } finally {
    await emulateReader();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
  }
}

async function tooFaint(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { runOnly: colorRules, resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  );
}
