import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

/** A language that the app speaks. */
export interface Language<Code extends string> {
  /** A BCP 47 tag, e.g. "fi". */
  readonly code: Code;
  /** What it calls itself, e.g. "Suomi": who looks for it may read no other. */
  readonly name: string;
}

export interface LanguageSwitchProps<Code extends string> {
  /** What is chosen here, e.g. "Language". With the present one it names the button. */
  readonly label: string;
  readonly languages: readonly Language<Code>[];
  /** The present one's code. */
  readonly value: Code;
  /** The app loads the texts and sets `lang` on the root element. */
  readonly onChange: (code: Code) => void;
  /** Of the list, which is downloaded on demand. */
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
