import { chromium, type Browser } from 'playwright';
import { chromiumArguments, ensureChromium } from '@tilava/scripts/chromium';

/** A browser of this machine, without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
}
