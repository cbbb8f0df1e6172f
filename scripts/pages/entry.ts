import type { Page } from 'playwright';
import { readStories } from '../visual/preview.ts';
import type { Viewport } from '../visual/story.ts';

/** A page of the Storybook: one of documentation, or a story. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  /** Whether it is a test, which people do not look at. */
  readonly isTest: boolean;
  /** The window that a story sets for itself. */
  readonly viewport: Viewport | null;
}

interface Listed {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

/** Everything that can be opened in the Storybook that a page shows. */
export async function readEntries(page: Page): Promise<readonly Entry[]> {
  const viewports = new Map((await readStories(page)).map(({ id, viewport }) => [id, viewport]));
  const listed = await page.evaluate(async () => {
    const answer = await fetch('index.json');
    const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, Listed>> };
    return Object.values(entries);
  });
  return listed.map(({ id, type, tags = [] }) => ({
    id,
    type,
    isTest: tags.includes('behaviour'),
    viewport: viewports.get(id) ?? null,
  }));
}
