/** Links of style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

/**
 * Downloads code together with its styles, also where these failed at an earlier attempt: the bundler asks for a style
 * sheet only once, and would then show the component without it.
 *
 * @param download the dynamic import
 * @throws whatever the import fails with, or Error where a style sheet fails again
 */
export async function withStyles<Loaded>(download: () => Promise<Loaded>): Promise<Loaded> {
  await Promise.all([...missing].map(loadAgain));
  // Such errors do not bubble.
  document.addEventListener('error', remember, { capture: true });
  try {
    return await download();
  } finally {
    document.removeEventListener('error', remember, { capture: true });
  }
}

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  missing.delete(link);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => {
      missing.add(again);
      reject(new Error(`The style sheet ${again.href} could not be downloaded.`));
    });
    link.replaceWith(again);
  });
}
