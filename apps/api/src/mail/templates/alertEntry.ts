import { bestReason } from '@tilava/domain/alerts';
import {
  formatArea,
  formatDistance,
  formatPercentage,
  formatRange,
  formatRooms,
  type Locale,
} from '@tilava/domain/format';
import {
  displayedPoints,
  explainMatch,
  scoreMatch,
  weightsFor,
  type ExplainedField,
  type FieldImportance,
  type MatchScore,
  type Perspective,
} from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';

import { formatDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { mailTexts } from '../texts/mailTexts.ts';
import { productTexts } from '../texts/productTexts.ts';
import type { MailSite } from '../mailSite.ts';
import type { MailEntry } from './layOut.ts';

type Schemas = components['schemas'];

/** A match, with as much of it as its reader may know before the interest is mutual. */
export interface AlertMatch {
  readonly announcementId: string;
  readonly need: Schemas['Need'];
  readonly listing: Schemas['Listing'];
  /** How much criteria count for the tenant, by which the points of mails to the tenant are counted. */
  readonly importance?: FieldImportance | null;
  readonly tenantName: string;
  /** What the tenant calls the need, or null; undefined where there is no other need to tell it from. */
  readonly needName?: string | null | undefined;
  /** The beginning of what was written with the interest. */
  readonly note?: string | null;
}

export interface AlertReading extends MailSite {
  readonly language: Locale;
  readonly reader: Perspective;
  /** The calendar day in Europe/Helsinki. */
  readonly today: string;
}

export function alertEntry(match: AlertMatch, reading: AlertReading): MailEntry {
  const { need, listing } = match;
  const { language, reader, today } = reading;
  const score = scoreMatch(need, listing, today, weightsFor(reader === 'tenant' ? match.importance : null));
  const reason = bestReason(explainMatch(score, need, listing, today));
  const facts = reader === 'tenant' ? listingFacts(listing, language) : needFacts(need, language);
  return {
    ...(reader === 'tenant' ? premisesEntry(match, reading) : tenantEntry(match, reading)),
    points: formatPercentage(displayedPoints(score), language),
    facts: [...facts, awayOf(score, language)].filter((fact) => fact !== '').join(' · '),
    reason: reason && reasonText(reason, reading),
    quote:
      match.note === undefined || match.note === null ? null : mailTexts[language].message.quote(match.note),
  };
}

export const premisesTitle = (
  { residenceType, address }: Pick<Schemas['Listing'], 'residenceType' | 'address'>,
  language: Locale,
): string => `${productTexts[language].residenceType[residenceType]}, ${address}`;

const premisesEntry = ({ listing, need, needName }: AlertMatch, { publicUrl, language }: AlertReading) => {
  const [picture] = listing.propertyPics;
  const query = needName === undefined ? '' : `?need=${need.id}`;
  return {
    title: premisesTitle(listing, language),
    address: `${publicUrl}/user/matches/${listing.id}${query}`,
    picture: picture === undefined ? null : `${publicUrl}/api/v1/files/${picture.key}?width=640`,
  };
};

const tenantEntry = ({ announcementId, need, tenantName }: AlertMatch, { publicUrl }: AlertReading) => ({
  title: tenantName,
  address: `${publicUrl}/user/matches/${announcementId}/${need.id}`,
  picture: null,
});

const listingFacts = ({ size, rent, moveInDate }: Schemas['Listing'], language: Locale) => [
  formatArea(size, language),
  fill(productTexts[language].unit.perMonth, { rent: formatMoney(rent, language) }),
  formatDay(moveInDate, language),
];

function needFacts(need: Schemas['Need'], language: Locale) {
  const { residenceFlag, unit } = productTexts[language];
  const rent = rangeText(need.rentMin, need.rentMax, formatMoney, language);
  return [
    need.residenceType.map((flag) => residenceFlag[flag]).join(', '),
    rangeText(need.sizeMin, need.sizeMax, formatArea, language),
    rent === '' ? '' : fill(unit.perMonth, { rent }),
    formatDay(need.moveInDate, language),
  ];
}

function rangeText(
  low: number | null,
  high: number | null,
  format: (value: number | null, language: Locale) => string,
  language: Locale,
): string {
  const { from, upTo } = productTexts[language].unit;
  const [minimum, maximum] = [format(low, language), format(high, language)];
  if (minimum === '' && maximum === '') return '';
  if (minimum !== '' && maximum !== '') return formatRange(minimum, maximum);
  return minimum === '' ? fill(upTo, { maximum }) : fill(from, { minimum });
}

const awayOf = ({ distance }: Pick<MatchScore, 'distance'>, language: Locale): string =>
  fill(productTexts[language].unit.away, { distance: formatDistance(distance, language) });

/** Reasons are of fields that fit wholly: distances, rooms and floors are all that they name. */
function reasonText({ key, parameters }: ExplainedField, { language, reader }: AlertReading): string {
  const texts = productTexts[language];
  const [field, variant] = key.split('.');
  const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.match[reader];
  return fill(reasons[field ?? '']?.[variant ?? ''] ?? '', {
    ...('metres' in parameters && { metres: formatDistance(parameters.metres, language) }),
    ...('rooms' in parameters && { rooms: formatRooms(parameters.rooms) }),
    ...('floor' in parameters && { floor: texts.floor[parameters.floor] }),
  });
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
