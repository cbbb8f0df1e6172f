import { join } from 'node:path';
import { modes, type Mode, type ModeName } from '../../.storybook/modes.ts';
import type { Story } from './story.ts';

/** One story in one mode. */
export interface Shot {
  readonly story: Story;
  readonly mode: ModeName;
}

/** Every story in every mode; a story that sets its own window has no other width. */
export function shotsOf(stories: readonly Story[], names: readonly ModeName[]): readonly Shot[] {
  return stories.flatMap((story) =>
    names
      .filter((name) => story.viewport === null || detailsOf(name).width === undefined)
      .map((mode) => ({ story, mode })),
  );
}

export const detailsOf = (name: ModeName): Mode => modes[name];

/** Where the picture of a shot stands in a folder. */
export const pathIn = (folder: string, { story, mode }: Shot): string =>
  join(folder, mode, `${story.id}.png`);

/** Tells shots apart, also those of two revisions. */
export const keyOf = ({ story, mode }: Shot): string => `${mode}/${story.id}`;
