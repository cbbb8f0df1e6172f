import type { Schemas } from '@tilava/sdk';

type AnnouncementMatch = Extract<Schemas['Match'], { kind: 'announcement' }>;

/** As many as stand in a row. */
const maxSimilar = 3;

/** Others than a match among the best, those of its type first. */
export function similarMatches(
  { announcement: { id, properties } }: AnnouncementMatch,
  best: readonly AnnouncementMatch[],
): readonly AnnouncementMatch[] {
  const others = best.filter(({ announcement }) => announcement.id !== id);
  const isOfType = ({ announcement }: AnnouncementMatch) =>
    announcement.properties.residenceType === properties.residenceType;
  return [...others.filter(isOfType), ...others.filter((other) => !isOfType(other))].slice(0, maxSimilar);
}
