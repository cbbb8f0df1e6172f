import { skeleton } from '../basics.css.ts';

export interface SkeletonProps {
  /** The size of what’s loading. @default 'text' */
  readonly size?: 'text' | 'heading' | 'meter' | 'picture';
  /** How much of the line it fills. @default 'full' */
  readonly width?: 'full' | 'long' | 'short';
}

/** The shape of what is loading. Screen readers skip it, so announce once that something is loading. */
export function Skeleton({ size = 'text', width = 'full' }: SkeletonProps) {
  return <span className={skeleton({ size, width })} aria-hidden="true" />;
}
