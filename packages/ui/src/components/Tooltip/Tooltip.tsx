import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The Button, ToggleButton or Link that is explained. It needs a name of its own: this only describes it. */
  readonly children: ReactElement;
  /** A few words. Fingers never see them, so nothing may depend on them. */
  readonly text: string;
  /** Where it stands, if there is room. @default 'top' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** How long the pointer rests before it shows, in milliseconds. The focus shows it at once. @default 600 */
  readonly delay?: number;
}

/**
 * A hint beside a control while it has the focus or the pointer. The pointer can move onto it; Escape hides it.
 *
 * @example
 * <Tooltip text="Choose a location first">
 *   <Button isDisabled>Continue</Button>
 * </Tooltip>
 */
export function Tooltip({ children, text, placement = 'top', delay = 600 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
