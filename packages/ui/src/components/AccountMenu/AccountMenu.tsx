import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import * as styles from '../shell.css.ts';

/** A link in the account menu. */
export interface AccountLink {
  readonly href: string;
  readonly label: string;
}

export interface AccountMenuProps {
  /** What the menu is for, e.g. "Account". Together with the name it labels the button. */
  readonly label: string;
  /** Who is logged in. */
  readonly name: string;
  /** Their picture, or the number of the logo shown instead. */
  readonly avatar: { readonly number: number; readonly picture?: string | null | undefined };
  /** Shows only the picture from 640 to 1280 px; the button’s accessible name stays the same. @default false */
  readonly isNameOptional?: boolean;
  readonly links: readonly AccountLink[];
  /** The label for logging out, e.g. "Log out". */
  readonly logOutLabel: string;
  readonly onLogOut: () => void;
  /** Texts about loading the list, which is loaded on demand. */
  readonly loadLabels: MenuProps['loadLabels'];
}

const LOG_OUT = 'log-out';

/** A menu that shows who is logged in, with account links and logging out. */
export function AccountMenu({
  label,
  name,
  avatar,
  isNameOptional = false,
  links,
  logOutLabel,
  onLogOut,
  loadLabels,
}: AccountMenuProps) {
  return (
    <Menu
      loadLabels={loadLabels}
      actions={[
        ...links.map((link) => ({ ...link, id: link.href })),
        { id: LOG_OUT, label: logOutLabel, isApart: links.length > 0, isEssential: true },
      ]}
      onAction={(id) => {
        if (id === LOG_OUT) onLogOut();
      }}
    >
      <Button variant="quiet" size="small" aria-label={`${label}: ${name}`}>
        <span className={styles.accountPicture}>
          <Avatar {...avatar} size="small" />
        </span>
        <span className={isNameOptional ? styles.optionalName : styles.accountName}>{name}</span>
        <Icon name="chevronDown" />
      </Button>
    </Menu>
  );
}
