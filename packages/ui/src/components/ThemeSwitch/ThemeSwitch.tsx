import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

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
    <SegmentedControl
      label={label}
      isLabelHidden
      size="small"
      options={choices.map((choice) => ({ value: choice, label: choiceLabels[choice] }))}
      value={value}
      onChange={onChange}
    />
  );
}
