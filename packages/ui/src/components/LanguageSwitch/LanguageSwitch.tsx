import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

/** A language of the app. */
export interface Language<Code extends string> {
  /** A BCP 47 tag, e.g. "fi". */
  readonly code: Code;
  /** Its name in its own language, e.g. "Suomi", for people who read no other. */
  readonly name: string;
}

export interface LanguageSwitchProps<Code extends string> {
  /** What’s selected here, e.g. "Language". Together with the current language it labels the button. */
  readonly label: string;
  readonly languages: readonly Language<Code>[];
  /** The current language’s code. */
  readonly value: Code;
  /** The app loads the texts and sets `lang` on the root element. */
  readonly onChange: (code: Code) => void;
  /** Texts about loading the list, which is loaded on demand. */
  readonly loadLabels: MenuProps['loadLabels'];
}

/** Selects the language. The button shows the current one in its own name. */
export function LanguageSwitch<Code extends string>({
  label,
  languages,
  value,
  onChange,
  loadLabels,
}: LanguageSwitchProps<Code>) {
  const present = languages.find(({ code }) => code === value)?.name ?? value;
  return (
    <Menu
      loadLabels={loadLabels}
      actions={languages.map(({ code, name }) => ({ id: code, label: name, lang: code }))}
      chosen={value}
      onAction={(id) => languages.filter(({ code }) => code === id).forEach(({ code }) => onChange(code))}
    >
      <Button variant="quiet" size="small" aria-label={`${label}: ${present}`}>
        <span lang={value}>{present}</span>
        <Icon name="chevronDown" />
      </Button>
    </Menu>
  );
}
