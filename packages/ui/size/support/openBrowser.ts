import { chromium, type Browser } from 'playwright';
import { chromiumArguments, ensureChromium } from '@tilava/scripts/chromium';

/** A browser of this machine, without a window. */
export function openBrowser(): Promise<Browser> {
  // Chromium refuses its sandbox to root, which containers commonly are.
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
}
