import type { PictureList } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';

export type Pictures = Readonly<Record<PictureList, readonly Schemas['FileRecord'][]>>;

export const pictureLists = ['propertyPics', 'surroundPics'] as const;

export const allPictures = ({ propertyPics, surroundPics }: Pictures): readonly Schemas['FileRecord'][] => [
  ...propertyPics,
  ...surroundPics,
];

export const inOrder = (pictures: readonly Schemas['FileRecord'][], ids: readonly string[]) =>
  pictures.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** The pictures that something kept names; none where it names none. */
export const readPictures = (kept: unknown): Pictures => ({
  propertyPics: recordsIn(kept, 'propertyPics'),
  surroundPics: recordsIn(kept, 'surroundPics'),
});

function recordsIn(kept: unknown, list: PictureList): readonly Schemas['FileRecord'][] {
  const records = isObject(kept) ? kept[list] : undefined;
  return Array.isArray(records) ? records.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Schemas['FileRecord'] {
  return (
    isObject(value) &&
    ['id', 'key', 'name'].every((name) => typeof value[name] === 'string') &&
    typeof value['surround'] === 'boolean'
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
