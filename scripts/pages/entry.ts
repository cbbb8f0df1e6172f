import type { Page } from 'playwright';

/** A page of the Storybook: one of documentation, or a story. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  /** Whether it is a test, which people do not look at. */
  readonly isTest: boolean;
  /** The window that a story sets for itself. */
  readonly viewport: Viewport | null;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** What comes with an event. */
interface EventPayload {
  readonly message?: string;
}

/** What a page of a built Storybook offers to scripts, as far as it is needed here. */
declare global {
  var __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    loadStory(story: { readonly storyId: string }): Promise<PreparedStory>;
  };
  /** Where Storybook tells what it does; `last` is what came with the last event of a name. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): readonly EventPayload[] | undefined;
    on(event: string, listener: (payload?: EventPayload) => void): void;
    off(event: string, listener: (payload?: EventPayload) => void): void;
    emit(event: string, payload: object): void;
  };
}

interface PreparedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

interface Listed {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

/** Everything that can be opened in the Storybook that a page shows. */
export const readEntries = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    const answer = await fetch('index.json');
    const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, Listed>> };
    const found: Entry[] = [];
    for (const { id, type, tags = [] } of Object.values(entries)) {
      const viewport = type === 'story' ? await viewportOf(id) : null;
      found.push({ id, type, isTest: tags.includes('behaviour'), viewport });
    }
    return found;

    async function viewportOf(storyId: string): Promise<Viewport | null> {
      const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return styles === undefined
        ? null
        : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
    }
  });

/**
 * Waits until the story is rendered and played.
 *
 * @throws Error where it breaks
 */
export async function finishStory(page: Page): Promise<void> {
  await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined,
    null,
    { timeout: 30_000 },
  );
  const fault = await page.evaluate(() => {
    const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    const payload = events.map((event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(event)).find(Boolean);
    return payload === undefined ? null : (payload[0]?.message ?? 'It does not render');
  });
  if (fault !== null) throw new Error(fault);
}
