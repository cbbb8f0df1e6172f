import { useState } from 'react';
import * as styles from './Avatar.css.ts';
import { logoOf } from './logo.ts';

export { logoCount } from './logo.ts';

export interface AvatarProps {
  /** Which of the hundred logos replaces a missing picture, from 1, such as a stable hash of the id. */
  readonly number: number;
  /** The picture’s URL. Without it, or if it can’t be loaded, the logo is shown. */
  readonly picture?: string | null | undefined;
  /** Who it shows. Without it, the avatar only decorates the name next to it. */
  readonly alt?: string;
  /** 32, 48 or 96 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** The picture of a person or an organisation, or a geometric logo in its place. */
export function Avatar({ number, picture, alt, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = picture !== undefined && picture !== null && picture !== '' && picture !== broken;
  if (hasPicture) {
    return (
      <img
        className={styles.picture({ size })}
        src={picture}
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture)}
      />
    );
  }
  return <LogoMark number={number} alt={alt} size={size} />;
}

interface LogoMarkProps {
  readonly number: number;
  readonly alt: string | undefined;
  readonly size: 'small' | 'medium' | 'large';
}

function LogoMark({ number, alt, size }: LogoMarkProps) {
  const { path, tiles, scheme, accent } = logoOf(number);
  const semantics = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg className={styles.logo({ size, scheme })} viewBox="0 0 40 40" focusable="false" {...semantics}>
      <g transform="translate(8 8)">
        {tiles.map(({ id, transform }, index) => (
          <path
            key={id}
            className={index === accent ? styles.accent({ scheme }) : styles.shape({ scheme })}
            d={path}
            transform={transform}
          />
        ))}
      </g>
    </svg>
  );
}
