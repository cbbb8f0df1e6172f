import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './ThemeSwitch.css.ts';

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export interface ThemeSwitchProps {
  /** What is chosen here, for screen readers, e.g. "Theme". */
  readonly label: string;
  /** The words of the choices. */
  readonly choiceLabels: Readonly<Record<ThemeChoice, string>>;
  readonly value: ThemeChoice;
  /** The app keeps the choice and sets `data-theme` on the root element, or removes it for `system`. */
  readonly onChange: (choice: ThemeChoice) => void;
}

/**
 * Chooses between the light theme, the dark one, and whatever the device wants.
 *
 * @example
 * <ThemeSwitch
 *   label="Theme"
 *   choiceLabels={{ system: 'System', light: 'Light', dark: 'Dark' }}
 *   value={theme}
 *   onChange={setTheme}
 * />
 */
export function ThemeSwitch({ label, choiceLabels, value, onChange }: ThemeSwitchProps) {
  return (
    <RadioGroup
      className={styles.root}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? 'system')}
    >
      <Label>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Label>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} className={styles.choice}>
          {choiceLabels[choice]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
