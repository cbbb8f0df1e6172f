import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Where a test draws. */
export interface FreshRoot {
  readonly place: HTMLElement;
  readonly root: Root;
}

/** Makes a place in the page for the test that runs, or is about to, and takes it away when that ends. */
export function freshRoot(): FreshRoot {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, root };
}
