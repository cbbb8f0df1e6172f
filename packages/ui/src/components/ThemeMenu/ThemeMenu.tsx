import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

/** The selected theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const icons = { light: 'sun', dark: 'moon', system: 'screen' } as const satisfies Record<
  ThemeChoice,
  IconName
>;

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export interface ThemeMenuProps {
  /** What’s selected here, e.g. "Theme". Together with the current theme it labels the button. */
  readonly label: string;
  /** The labels of the options. */
  readonly choiceLabels: Readonly<Record<ThemeChoice, string>>;
  readonly value: ThemeChoice;
  /** Save the selection, and set `data-theme` on the root element, or remove it for `system`. */
  readonly onChange: (choice: ThemeChoice) => void;
  /** Texts about loading the list, which is loaded on demand. */
  readonly loadLabels: MenuProps['loadLabels'];
}

/** Selects the light theme, the dark one, or the device's setting. */
export function ThemeMenu({ label, choiceLabels, value, onChange, loadLabels }: ThemeMenuProps) {
  return (
    <Menu
      loadLabels={loadLabels}
      actions={choices.map((choice) => ({ id: choice, label: choiceLabels[choice], icon: icons[choice] }))}
      chosen={value}
      onAction={(id) => choices.filter((choice) => choice === id).forEach(onChange)}
    >
      <IconButton label={`${label}: ${choiceLabels[value]}`} icon={icons[value]} size="small" />
    </Menu>
  );
}
