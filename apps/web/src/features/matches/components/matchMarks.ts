import type { Schemas } from '@tilava/sdk';

/** A match of a tenant's. */
export type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

/** Which row and which dot go together: both are named by the announcement's id. */
export interface MatchMarks {
  readonly chosenKey: string | undefined;
  readonly highlightedKey: string | undefined;
  readonly onHighlight: (key: string | undefined) => void;
}
