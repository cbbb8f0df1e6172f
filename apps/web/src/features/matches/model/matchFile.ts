import { calculateMonth, type CostRange, costKinds, leaseStart } from '@tilava/domain/cost';
import { displayedPoints } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { generatePath } from 'react-router-dom';
import type { CsvRows } from '../../../shared/saveCsv.ts';
import { paths } from '../../../shared/paths.ts';
import type { MatchFileTexts } from '../../../texts/matchFile/matchFile.ts';

type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

interface MatchFileParts {
  readonly matches: readonly AnnouncementMatch[];
  readonly texts: MatchFileTexts;
  readonly typeName: (type: Schemas['Listing']['residenceType']) => string;
  readonly kindNames: Readonly<Record<Schemas['Cost']['kind'], string>>;
  readonly deductsVat: boolean | null;
  readonly today: string;
  /** Where the app is. */
  readonly origin: string;
}

/** Euros; nothing for an end that isn't known. */
const ends = (range: CostRange | undefined) =>
  [range?.min ?? null, range?.max ?? null].map((cents) => (cents === null ? null : cents / 100));

/** Matches as rows of a table, with what each costs the tenant a month. */
export function matchFile({
  matches,
  texts,
  typeName,
  kindNames,
  deductsVat,
  today,
  origin,
}: MatchFileParts): CsvRows {
  const headings = [
    texts.address,
    texts.type,
    texts.size,
    texts.rent,
    texts.distance,
    texts.points,
    texts.availableFrom,
    texts.netLowest,
    texts.netHighest,
    texts.grossLowest,
    texts.grossHighest,
    texts.toYouLowest,
    texts.toYouHighest,
    texts.unknown,
    texts.link,
  ];
  return [
    headings,
    ...matches.map((match) => {
      const listing = match.announcement.properties;
      const start = leaseStart(listing.moveInDate, today);
      const month = calculateMonth(listing, { deductsVat, start });
      const isStated = (kind: Schemas['Cost']['kind']) => listing.costs.some((cost) => cost.kind === kind);
      return [
        listing.address,
        typeName(listing.residenceType),
        listing.size,
        listing.rent,
        match.distance,
        displayedPoints(match),
        listing.moveInDate,
        ...ends(month?.net),
        ...ends(month?.gross),
        ...ends(month?.toTenant),
        costKinds
          .filter((kind) => !isStated(kind))
          .map((kind) => kindNames[kind])
          .join(', '),
        origin + generatePath(paths.announcementMatch, { propId: listing.id }),
      ];
    }),
  ];
}
