import { Link, type LinkProps } from '@tilava/ui/Link';
import type { ReactNode } from 'react';
import LoadedHint, { type HintProps } from './LoadedHint.tsx';

export interface HintLinkProps extends HintProps, Pick<LinkProps, 'href' | 'variant'> {}

export default function LoadedHintLink({ name, ...link }: HintLinkProps): ReactNode {
  return (
    <Link {...link}>
      <LoadedHint name={name} />
    </Link>
  );
}
