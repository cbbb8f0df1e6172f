import type { ScoredNeed } from '@tilava/domain/matching';

/** What a tenant seeks, as the domain scores it and as the database has it. */
export interface PeerNeed {
  readonly scored: ScoredNeed;
  /** Groups of flags are masks, sums and sizes whole hundredths. */
  readonly stored: {
    readonly residenceFlags: number;
    readonly rooms: number;
    readonly floors: number;
    readonly amenities: number;
    readonly sizeMin: number | null;
    readonly sizeMax: number | null;
    readonly rentMin: number | null;
    readonly rentMax: number | null;
    readonly wantsNoDeposit: boolean;
  };
  /** In Europe/Helsinki, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The first of a list, and how many it has. */
export interface PeerPage {
  readonly total: number;
  /** Ids of announcements, best first. */
  readonly ids: readonly string[];
}

/** What can make a list once its data are loaded. */
export type Peer = (need: PeerNeed) => PeerPage | Promise<PeerPage>;

/** Where the market is. */
export interface PeerSource {
  /** Of the PostgreSQL. */
  readonly url: string;
  /** Its public announcements as CSV, with the columns of `premisesColumns`. */
  readonly csv: string;
}

/** How many a page has. */
export const pageLength = 100;

/** Columns of the CSV file and of tables; days are counted from 1970-01-01. */
export const premisesColumns = {
  id: 'varchar',
  latitude: 'double precision',
  longitude: 'double precision',
  residence_flag: 'integer',
  rent: 'integer',
  size: 'integer',
  rooms: 'integer',
  floor: 'integer',
  amenities: 'integer',
  deposit: 'integer',
  move_in_day: 'integer',
  move_out_day: 'integer',
} as const;
