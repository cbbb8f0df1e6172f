/** One visit of Lighthouse's phone to a page. */
import lighthouse from 'lighthouse';

/** What it came to. */
export interface Audit {
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** When the largest piece was painted, in ms. */
  readonly paint: number;
  /** How far what was shown has moved. */
  readonly shift: number;
  /** How long the page could not have answered, in ms. */
  readonly blocking: number;
  /** From when on the page answers within 50 ms, in ms. */
  readonly interactive: number;
  /** Bytes of script that were downloaded, as they travelled. */
  readonly script: number;
}

/**
 * Visits a page.
 *
 * @param port - where a Chromium takes orders
 * @param as - a visitor has never been there; a member has a session, and the files of an earlier visit
 * @throws Error where the page could not be measured
 */
export async function audit(url: string, port: number, as: 'visitor' | 'member' = 'visitor'): Promise<Audit> {
  const first = await visit(url, port, as);
  // Now and then the browser's record lacks its beginning, of which Lighthouse says itself that it should run again.
  const { categories, audits, runtimeError } =
    first.runtimeError?.code === 'NO_NAVSTART' ? await visit(url, port, as) : first;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${name} of ${url}`);
    return value;
  };
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    paint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    interactive: figure('interactive'),
    script: scriptIn(audits['network-requests']?.details),
  };
}

async function visit(url: string, port: number, as: 'visitor' | 'member') {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: as === 'member',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`Lighthouse did not visit ${url}`);
  return result.lhr;
}

function scriptIn(details: unknown): number {
  if (!hasItems(details)) throw new Error('Lighthouse lists no requests');
  return details.items.reduce(
    (sum, { resourceType, transferSize }) => sum + (resourceType === 'Script' ? Number(transferSize) : 0),
    0,
  );
}

const hasItems = (
  details: unknown,
): details is { readonly items: readonly Readonly<Record<string, unknown>>[] } =>
  typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items);
