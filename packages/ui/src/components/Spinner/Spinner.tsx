import { root } from './Spinner.css.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

export interface SpinnerProps {
  /** What is being waited for, said to screen readers, e.g. "Loading matches". */
  readonly label: string;
  /** 20 px beside text, 40 px alone. @default 'large' */
  readonly size?: 'small' | 'large';
}

/** Says that something of unknown length goes on. Where the shape of what comes is known, use Skeleton. */
export function Spinner({ label, size = 'large' }: SpinnerProps) {
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} className={root}>
      <SpinnerRing size={size} />
    </div>
  );
}
