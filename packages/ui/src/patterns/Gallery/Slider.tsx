import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Picture, type GalleryLabels, type GalleryPicture } from './Picture.tsx';
import { slider, sliderControls, track } from './shape.css.ts';
import * as styles from './Gallery.css.ts';
import { useGlide } from './useGlide.ts';

interface SliderProps {
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
  readonly failed: ReadonlySet<string>;
  readonly onFail: (id: string) => void;
  readonly onOpen: (index: number) => void;
}

/** Farther than this, in px, the pointer has drawn the slides and not pressed one. */
const maxOfAPress = 8;

/** Two pictures or more, in a row without ends. */
export function Slider({ pictures, labels, failed, onFail, onOpen }: SliderProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const drawn = pictures.map(({ id }) => failed.has(id)).join();
  const { current, go } = useGlide(root, pictures.length, drawn);
  const position = labels.position(current + 1, pictures.length);
  const alt = pictures[current]?.alt ?? position;

  useEffect(() => {
    // Only what has the focus takes it along.
    const slides = root.current?.querySelector('ul');
    if (slides?.contains(document.activeElement) !== true) return;
    const slide = slides.querySelector(`li[data-index="${current}"]:not([inert])`);
    slide?.querySelector('button')?.focus({ preventScroll: true });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepOf(event.key, isTurned, pictures.length);
    if (step === undefined) return;
    event.preventDefault();
    // A picture that takes the focus is read out by that.
    setIsAnnounced(!(event.target instanceof Element && event.target.closest('li') !== null));
    go(step);
  };

  const press = (step: '<' | '>') => {
    setIsAnnounced(true);
    go(step);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (Math.abs(event.clientX - pressedAt.current) > maxOfAPress && event.detail > 0) {
      event.stopPropagation();
      return;
    }
    const index = cloneUnder(event);
    if (index !== undefined) onOpen(index);
  };

  return (
    <div className={slider} ref={root} onKeyDown={onKeyDown}>
      <div
        className={track}
        data-glide-el="track"
        onPointerDownCapture={(event) => {
          pressedAt.current = event.clientX;
        }}
        onClickCapture={onClick}
      >
        {/* Safari takes the list role away from lists without bullets unless it is said. */}
        <ul role="list" className={styles.slides}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={styles.slide} data-index={index}>
              <Picture
                picture={picture}
                isMissing={failed.has(picture.id)}
                labels={labels}
                isStop={index === current}
                onFail={onFail}
                onOpen={() => onOpen(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={sliderControls}>
        <IconButton variant="secondary" icon="arrowLeft" label={labels.previous} onPress={() => press('<')} />
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
        <IconButton variant="secondary" icon="arrowRight" label={labels.next} onPress={() => press('>')} />
        <VisuallyHidden>
          <span role="status">{isAnnounced && (alt === position ? position : `${position}: ${alt}`)}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

function stepOf(key: string, isTurned: boolean, count: number): '<' | '>' | `=${number}` | undefined {
  switch (key) {
    case 'ArrowLeft':
      return isTurned ? '>' : '<';
    case 'ArrowRight':
      return isTurned ? '<' : '>';
    case 'Home':
      return '=0';
    case 'End':
      return `=${count - 1}`;
    default:
      return undefined;
  }
}

/** Inert clones let a click through to the track: which of them it was meant for. */
function cloneUnder({ currentTarget, target, clientX }: MouseEvent<HTMLElement>): number | undefined {
  if (target instanceof Element && target.closest('button') !== null) return undefined;
  const clone = [...currentTarget.querySelectorAll<HTMLElement>('li[inert]')].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left <= clientX && clientX <= right;
  });
  return clone === undefined ? undefined : Number(clone.dataset['index']);
}
