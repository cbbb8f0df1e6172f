import { chromium, type Browser } from 'playwright';
import { chromiumOptions, ensureChromium } from '@tilava/scripts/chromium';

/** A browser of this machine, without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions(ensureChromium()));
}
