import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { root as buttonLook } from '../Button/Button.css.ts';
import { link } from '../typography.css.ts';

export interface LinkProps {
  /** The text of the link: where it leads. */
  readonly children: ReactNode;
  /** The address. Inside a RouterProvider the app's router follows it. */
  readonly href: string;
  /** `inline` in a sentence, `standalone` on its own, `button` for the next step of a page, `smallButton` for a step of one of its parts. @default 'inline' */
  readonly variant?: 'inline' | 'standalone' | 'button' | 'smallButton';
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something, use a Button. */
export function Link({ variant = 'inline', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={lookOf(variant)} />;
}

function lookOf(variant: NonNullable<LinkProps['variant']>): string {
  if (variant === 'button') return buttonLook({ variant: 'primary', size: 'medium' });
  if (variant === 'smallButton') return buttonLook({ variant: 'secondary', size: 'small' });
  return link({ variant });
}
