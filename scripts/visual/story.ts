/** A story as a Storybook lists it. */
export interface Story {
  /** E.g. `actions-button--states`. */
  readonly id: string;
  /** E.g. `Actions/Button/States`. */
  readonly name: string;
  /** The window that the story sets for itself, in px. */
  readonly viewport: Viewport | null;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Stories with one of the parts in their name, in any case of letters; all of them where no part is said. */
export function withNames(stories: readonly Story[], parts: readonly string[]): readonly Story[] {
  if (parts.length === 0) return stories;
  const wanted = parts.map(plain);
  return stories.filter(({ name }) => wanted.some((part) => plain(name).includes(part)));
}

/** "Long Finnish Text" in the sidebar is `LongFinnishText` in the code: both find it. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');
