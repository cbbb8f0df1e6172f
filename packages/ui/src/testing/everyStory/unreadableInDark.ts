import axe from 'axe-core';
import { emulateColorScheme } from '../device.ts';
import { untilStill } from '../untilStill.ts';

/** The rules of axe that colours decide. */
const runOnly = ['color-contrast', 'link-in-text-block'];

/** What is too faint where the reader's system is dark. */
export async function unreadableInDark(): Promise<readonly string[]> {
  await emulateColorScheme('dark');
  try {
    // Colours of what can be pressed fade into the others.
    await untilStill();
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
    );
  } finally {
    await emulateColorScheme('light');
  }
}
