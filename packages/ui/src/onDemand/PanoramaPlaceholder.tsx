import { ground } from '../patterns/Panorama/shape.css.ts';
import type { PlaceholderProps } from './onDemand.tsx';
import { Waiting } from './Waiting.tsx';

/** A panorama that is nothing but its ground yet. */
export function PanoramaPlaceholder({ failure }: PlaceholderProps) {
  return (
    <div className={ground}>
      <Waiting failure={failure} />
    </div>
  );
}
