import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

/** What the reader chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const icons = { light: 'sun', dark: 'moon', system: 'screen' } as const satisfies Record<
  ThemeChoice,
  IconName
>;

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export interface ThemeMenuProps {
  /** What is chosen here, e.g. "Theme". With the present choice it names the button. */
  readonly label: string;
  /** The labels of the choices. */
  readonly choiceLabels: Readonly<Record<ThemeChoice, string>>;
  readonly value: ThemeChoice;
  /** The app keeps the choice and sets `data-theme` on the root element, or removes it for `system`. */
  readonly onChange: (choice: ThemeChoice) => void;
  /** Of the list, which is downloaded on demand. */
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
