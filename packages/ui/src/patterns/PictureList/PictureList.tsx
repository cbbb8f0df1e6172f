import { useEffect, useRef, useState } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './PictureList.css.ts';

/** One of the pictures. */
export interface ListedPicture {
  /** Unique within the list. */
  readonly id: string;
  readonly src: string;
  /** The file's name, which its buttons are named by. */
  readonly name: string;
  /** What it shows; shown instead of the name. */
  readonly caption?: string | null | undefined;
}

/** All texts of the list; the functions get the pictures’ names. */
export interface PictureListLabels {
  /** Marks the first one, e.g. "Cover". Leave it out if the first one has no special meaning. */
  readonly cover?: string | undefined;
  /** E.g. "Drag hall.png". */
  readonly drag: (name: string) => string;
  /** E.g. "Move hall.png earlier". */
  readonly moveEarlier: (name: string) => string;
  /** E.g. "Move hall.png later". */
  readonly moveLater: (name: string) => string;
  /** E.g. "Describe hall.png"; with `onDescribe`. */
  readonly describe?: (name: string) => string;
  /** E.g. "Remove hall.png". */
  readonly remove: (name: string) => string;
  /** Announced when one was moved, counted from 1, e.g. "hall.png is now picture 2 of 5". */
  readonly placed: (name: string, place: number, count: number) => string;
  /** Announced when one was removed, e.g. "hall.png removed". */
  readonly removed: (name: string) => string;
}

export interface PictureListProps {
  /** Names the list, e.g. "Pictures of Kalevankatu 30". */
  readonly label: string;
  /** In order; the first one is the cover, if there is one. */
  readonly pictures: readonly ListedPicture[];
  readonly labels: PictureListLabels;
  /** Called with all ids in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
  /** Called to describe a picture, e.g. in a Dialog. Without it pictures have no button for that. */
  readonly onDescribe?: ((id: string) => void) | undefined;
}

/** What the buttons of a picture do. */
type Deed = 'earlier' | 'later' | 'remove';

/** Pictures that are sorted by dragging or buttons. The caller holds the order. */
export function PictureList({ label, pictures, labels, onReorder, onRemove, onDescribe }: PictureListProps) {
  const [announcement, setAnnouncement] = useState('');
  const { list, keepFocus } = useKeptFocus(pictures);
  const ids = pictures.map(({ id }) => id);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(pictures, String(key)) })),
    onReorder: ({ keys, target }) => {
      const place = target.dropPosition === 'before' ? 'before' : 'after';
      onReorder(moved(ids, new Set([...keys].map(String)), { id: String(target.key), place }));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.target} />,
  });

  const move = (index: number, step: -1 | 1) => {
    const picture = pictures[index];
    const neighbour = pictures[index + step];
    if (picture === undefined || neighbour === undefined) return;
    keepFocus(picture.id, step === -1 ? 'earlier' : 'later');
    setAnnouncement(labels.placed(picture.name, index + step + 1, pictures.length));
    const place = step === -1 ? 'before' : 'after';
    onReorder(moved(ids, new Set([picture.id]), { id: neighbour.id, place }));
  };

  const remove = (index: number) => {
    const picture = pictures[index];
    if (picture === undefined) return;
    keepFocus((pictures[index + 1] ?? pictures[index - 1])?.id, 'remove');
    setAnnouncement(labels.removed(picture.name));
    onRemove(picture.id);
  };

  return (
    <>
      <GridList
        ref={list}
        className={styles.list}
        aria-label={label}
        layout="grid"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {pictures.map(({ id, src, name, caption }, index) => (
          <GridListItem key={id} id={id} textValue={name} className={styles.item}>
            <div className={styles.frame}>
              <img className={styles.picture} src={src} alt="" draggable={false} decoding="async" />
              {index === 0 && labels.cover !== undefined && (
                <span className={styles.cover}>
                  <Badge tone="match">{labels.cover}</Badge>
                </span>
              )}
            </div>
            <p className={styles.name}>{caption ?? name}</p>
            <div className={styles.controls} data-picture={id}>
              <IconButton slot="drag" icon="menu" label={labels.drag(name)} />
              <span className={styles.step} data-does="earlier">
                <IconButton
                  icon="arrowLeft"
                  label={labels.moveEarlier(name)}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                />
              </span>
              <span className={styles.step} data-does="later">
                <IconButton
                  icon="arrowRight"
                  label={labels.moveLater(name)}
                  isDisabled={index === pictures.length - 1}
                  onPress={() => move(index, 1)}
                />
              </span>
              {onDescribe !== undefined && labels.describe !== undefined && (
                <IconButton icon="edit" label={labels.describe(name)} onPress={() => onDescribe(id)} />
              )}
              <span className={styles.last} data-does="remove">
                <IconButton icon="cross" label={labels.remove(name)} onPress={() => remove(index)} />
              </span>
            </div>
          </GridListItem>
        ))}
      </GridList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function nameOf(pictures: readonly ListedPicture[], id: string): string {
  return pictures.find((picture) => picture.id === id)?.name ?? '';
}

/** Whoever pressed a button goes on at the same button, wherever its picture is then, or at the neighbour's. */
function useKeptFocus(pictures: readonly ListedPicture[]) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly id: string | undefined; readonly does: Deed }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { id, does } = wanted.current;
    wanted.current = undefined;
    const kept = pictures.find((picture) => picture.id === id);
    const selector = `[data-picture="${CSS.escape(kept?.id ?? '')}"] [data-does="${does}"] button`;
    (list.current?.querySelector<HTMLElement>(selector) ?? list.current)?.focus();
  }, [pictures]);
  const keepFocus = (id: string | undefined, does: Deed) => {
    wanted.current = { id, does };
  };
  return { list, keepFocus };
}

/** The ids with some of them moved before or after another, in their own order. */
export function moved(
  ids: readonly string[],
  moving: ReadonlySet<string>,
  target: { readonly id: string; readonly place: 'before' | 'after' },
): readonly string[] {
  const staying = ids.filter((id) => !moving.has(id));
  const index = staying.indexOf(target.id);
  if (index === -1) return ids;
  const place = target.place === 'before' ? index : index + 1;
  return [...staying.slice(0, place), ...ids.filter((id) => moving.has(id)), ...staying.slice(place)];
}
