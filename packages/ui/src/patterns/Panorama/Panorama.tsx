import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { movementOfKey, usePanorama, type Movement } from './usePanorama.ts';
import * as styles from './Panorama.css.ts';
import { ground } from './shape.css.ts';

/** All texts of a panorama. */
export interface PanoramaLabels extends Readonly<Record<Movement, string>> {
  /** Announced while the picture is loading, e.g. "Loading the panorama". */
  readonly loading: string;
  /** Replaces a picture that can’t be loaded, e.g. "This picture is missing". */
  readonly missing: string;
}

export interface PanoramaProps {
  /** The address of a 360° picture: 360 by 180 degrees, two to one. */
  readonly src: string;
  /** What it shows, e.g. "360° view of the hall". */
  readonly alt: string;
  readonly labels: PanoramaLabels;
}

/** A 360° picture, turned by dragging, buttons and keys; flat if its viewer cannot run. */
export function Panorama(props: PanoramaProps) {
  // Another picture is another view: it begins anew.
  return <SurroundingPicture key={props.src} {...props} />;
}

const buttons = [
  ['left', 'arrowLeft'],
  ['right', 'arrowRight'],
  ['up', 'arrowUp'],
  ['down', 'arrowDown'],
  ['zoomIn', 'plus'],
  ['zoomOut', 'minus'],
] as const satisfies readonly (readonly [Movement, IconName])[];

function SurroundingPicture({ src, alt, labels }: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { state, move } = usePanorama(frame, src);

  const onKeyDown = (event: KeyboardEvent) => {
    const movement = movementOfKey[event.key];
    if (movement === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(movement);
  };

  if (state === 'flat') {
    return isMissing ? (
      <p className={styles.missing}>
        <Icon name="alert" />
        {labels.missing}
      </p>
    ) : (
      <img className={styles.flat} src={src} alt={alt} onError={() => setIsMissing(true)} />
    );
  }
  return (
    <section className={ground} aria-label={alt} aria-busy={state === 'loading'} onKeyDown={onKeyDown}>
      <div className={styles.frame} ref={frame} role="img" aria-label={alt} />
      {state === 'loading' ? (
        <div className={styles.loading}>
          <Spinner label={labels.loading} />
        </div>
      ) : (
        <div className={styles.controls}>
          {buttons.map(([movement, icon]) => (
            <IconButton
              key={movement}
              variant="secondary"
              icon={icon}
              label={labels[movement]}
              onPress={() => move(movement)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
