import type { Page } from 'playwright';
import type { Story } from './story.ts';

/** What comes with an event. */
interface Told {
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
    last(event: string): readonly Told[] | undefined;
    on(event: string, listener: (told?: Told) => void): void;
    off(event: string, listener: (told?: Told) => void): void;
    emit(event: string, told: object): void;
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

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** Every story of the Storybook that a page shows, with the window that it sets for itself. */
export async function readStories(page: Page): Promise<readonly Story[]> {
  return page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    const answer = await fetch('index.json');
    const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, Entry>> };
    const stories: Story[] = [];
    for (const { id, type, title, name } of Object.values(entries)) {
      if (type !== 'story') continue;
      const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      const viewport =
        styles === undefined
          ? null
          : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
      stories.push({ id, name: `${title}/${name}`, viewport });
    }
    return stories;
  });
}

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
    const told = events.map((event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(event)).find(Boolean);
    return told === undefined ? null : (told[0]?.message ?? 'It does not render');
  });
  if (fault !== null) throw new Error(fault);
}
