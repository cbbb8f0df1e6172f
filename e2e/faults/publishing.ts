import type { Schemas, Tilava } from '@tilava/sdk';
import { publishLike } from '../support/matches.ts';
import type { Action } from './people.ts';

/**
 * What a landlord's own program does: it publishes what somebody seeks, so that alerts have something to tell of.
 *
 * @param published - takes the ids of what was acknowledged
 */
export const publishingActions = (
  landlord: Tilava,
  sought: Schemas['Need'],
  published: string[],
): readonly Action[] => [
  [
    'announcement',
    async () => {
      const premises = { size: sought.sizeMax ?? 80, rent: sought.rentMax ?? 1500 };
      published.push((await publishLike(landlord, premises, sought)).id);
    },
  ],
];
