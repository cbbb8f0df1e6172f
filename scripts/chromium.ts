import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions, type Page } from 'playwright';

/** Two pages that Chromium loads for the address bar of each window: an empty page took twice as much with them. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself, repeated because Chromium heeds the last of such switches alone. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How a Chromium is started that tries something. It refuses its sandbox to root, which containers commonly are. */
export const chromiumOptions = (executablePath = findChromium()): LaunchOptions => ({
  // Without windows, letters are as wide as on screens only where they are not fitted to pixels.
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    `--disable-features=${[...playwrights, ...addressBar].join(',')}`,
  ],
  ...(executablePath !== undefined && { executablePath }),
});

/**
 * The browser without windows comes first, as Playwright takes it for its own: drawing for no window costs a sixth less
 * of all that a journey costs.
 */
const defaultPlaces = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium on this machine, or undefined where there is none. */
function findChromium(): string | undefined {
  return [...defaultPlaces, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/**
 * Finds a Chromium, or installs one: Playwright's own, else the system's package.
 *
 * @throws Error where neither can be had
 */
export function ensureChromium(): string {
  const attempts = [installPlaywrights, installPackage];
  for (const install of attempts) {
    const found = findChromium();
    if (found !== undefined) return found;
    install();
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error('The tests need a Chromium: install one, or name it in the variable CHROMIUM');
  }
  return found;
}

function installPlaywrights(): void {
  attempt('playwright', ['install', 'chromium']);
}

function installPackage(): void {
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', 'chromium-headless-shell', 'fonts-liberation']);
}

/** What fails here is told by its own output, and the next way is tried. */
function attempt(command: string, options: readonly string[]): void {
  try {
    execFileSync(command, options, { stdio: 'inherit' });
  } catch (error) {
    console.error(`${command} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Lets a page that is opened afterwards poll: with its stream of events the network would never be idle. */
export async function withoutEvents(page: Page): Promise<void> {
  // The lock by which one tab holds the stream.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
}
