import axe from 'axe-core';
import { colorRules } from '../colorRules.ts';
import { emulateColorScheme } from '../device.ts';

// What fades in, or from one colour into the other, has no contrast to be checked.
const atOnce = new CSSStyleSheet();
atOnce.replaceSync(
  '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }',
);

/** What is too faint where the reader's system is dark. */
export async function unreadableInDark(): Promise<readonly string[]> {
  document.adoptedStyleSheets.push(atOnce);
  await emulateColorScheme('dark');
  try {
    const { violations } = await axe.run(document, { runOnly: colorRules, resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
    );
  } finally {
    await emulateColorScheme('light');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
  }
}
