import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';

export interface BackLinkProps extends Pick<LinkProps, 'href' | 'ref'> {
  /** Where it leads, e.g. "Back to matches": "Back" alone says too little. */
  readonly children: ReactNode;
}

/** A link from a detail page up one level. Inside a RouterProvider, the app's router follows it. */
export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <Link {...link} variant="standalone">
      <Icon name="arrowLeft" />
      {children}
    </Link>
  );
}
