import { useState } from 'react';
import { PremisesDrawing } from '../PremisesDrawing/PremisesDrawing.tsx';

interface PictureProps {
  readonly address: string | null | undefined;
  /** Which drawing of PremisesDrawing, from 1. */
  readonly drawing: number;
  /** Says that the drawing is none of the premises. */
  readonly drawingLabel: string | undefined;
  /** Of the picture; the drawing fills its place. */
  readonly className: string;
}

/** A picture of premises, which only decorates; a drawing where there is none or it cannot be loaded. */
export function Picture({ address, drawing, drawingLabel, className }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (address === undefined || address === null || address === '' || isBroken) {
    return <PremisesDrawing number={drawing} label={drawingLabel} />;
  }
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
