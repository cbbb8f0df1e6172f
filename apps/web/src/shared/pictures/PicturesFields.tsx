import type { PictureList } from '@tilava/domain/pictures';
import { Stack } from '@tilava/ui/Stack';
import { pictureLists, type Pictures } from './pictures.ts';
import { PicturesField } from './PicturesField.tsx';
import type { Uploads } from './useUploads.ts';

/** Pictures of premises while they are changed, list by list. */
export interface EditedPictures {
  /** Those that are there, in their order. */
  readonly pictures: Pictures;
  /** Those that are not there yet. */
  readonly uploads: Readonly<Record<PictureList, Uploads>>;
  /** Gets all ids of a list in their new order. */
  readonly reorder: (list: PictureList, ids: readonly string[]) => void;
  readonly remove: (list: PictureList, id: string) => void;
}

/** The pictures of the property and those of its surroundings, to be added to, put in order and removed. */
export function PicturesFields({ pictures, uploads, reorder, remove }: EditedPictures) {
  return (
    <Stack gap={6}>
      {pictureLists.map((list) => (
        <PicturesField
          key={list}
          list={list}
          pictures={pictures[list]}
          uploads={uploads[list]}
          onReorder={(ids) => reorder(list, ids)}
          onRemove={(id) => remove(list, id)}
        />
      ))}
    </Stack>
  );
}
