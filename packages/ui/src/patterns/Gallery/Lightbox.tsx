import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as styles from './Gallery.css.ts';
import { MissingPicture, type GalleryLabels, type GalleryPicture } from './Picture.tsx';

interface LightboxProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
  readonly failed: ReadonlySet<string>;
  readonly onFail: (id: string) => void;
  /** The picture in view, from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture as large as the window, in a dialog. */
export function Lightbox({
  label,
  pictures,
  labels,
  failed,
  onFail,
  index,
  onIndexChange,
  onClose,
}: LightboxProps) {
  const count = pictures.length;
  const picture = pictures[index];
  const move = (step: number) => onIndexChange((index + step + count) % count);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    move((event.key === 'ArrowRight') === isTurned ? -1 : 1);
  };

  if (picture === undefined) return null;
  const position = labels.position(index + 1, count);
  return (
    <ModalOverlay className={styles.overlay} isOpen isDismissable onOpenChange={onClose}>
      <Modal className={styles.modal}>
        {/* Around the dialog, which has the focus itself at first. */}
        <div className={styles.keys} onKeyDown={onKeyDown}>
          <Dialog className={styles.dialog} aria-label={label}>
            <div className={styles.frame}>
              {failed.has(picture.id) ? (
                <MissingPicture label={labels.missing} />
              ) : (
                <img
                  key={picture.id}
                  className={styles.enlarged}
                  src={picture.src}
                  alt={picture.alt}
                  onError={() => onFail(picture.id)}
                />
              )}
            </div>
            <p className={styles.caption} role="status">
              <span className={styles.captionPosition}>{position}</span>
              {picture.alt !== position && ` ${picture.alt}`}
            </p>
            <div className={styles.controls}>
              {count > 1 && (
                <>
                  <IconButton
                    variant="secondary"
                    icon="arrowLeft"
                    label={labels.previous}
                    onPress={() => move(-1)}
                  />
                  <IconButton
                    variant="secondary"
                    icon="arrowRight"
                    label={labels.next}
                    onPress={() => move(1)}
                  />
                </>
              )}
              <Button variant="secondary" onPress={onClose}>
                <Icon name="cross" />
                {labels.close}
              </Button>
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
