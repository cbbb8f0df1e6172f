import type { Options } from '../options.ts';

/** The text of `Name.tsx`. */
export const componentOf = (options: Options): string =>
  options.isInteractive ? pressed(options) : shown(options);

const shown = ({ name }: Options): string => `import type { ReactNode } from 'react';
import type { Tone } from '../../theme/colors.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  /** What it shows. It carries the meaning; the tone only repeats it. */
  readonly children: ReactNode;
  /** @default 'neutral' */
  readonly tone?: Tone;
}

/**
 * Shows one thing. (Say which one, and when to use it.)
 *
 * @example
 * <${name} tone="match">Available at once</${name}>
 */
export function ${name}({ children, tone = 'neutral' }: ${name}Props) {
  return <div className={styles.root({ tone })}>{children}</div>;
}
`;

const pressed = ({
  name,
}: Options): string => `import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  /** The words on it: a verb first. */
  readonly label: string;
  /** Cannot be pressed now. It can still be reached and read: say beside it why. @default false */
  readonly isDisabled?: boolean;
  /** Called on click, tap, Enter and Space. */
  readonly onPress: () => void;
}

/**
 * Does one thing. (Say which one, and when to use it.)
 *
 * @example
 * <${name} label="Show on the map" onPress={showMap} />
 */
export function ${name}({ label, isDisabled = false, onPress }: ${name}Props) {
  return (
    <AriaButton
      className={styles.root}
      // Not \`disabled\`: that would drop the focus and hide it from Tab.
      {...(isDisabled ? { 'aria-disabled': 'true' } : { onPress })}
    >
      {label}
    </AriaButton>
  );
}
`;
