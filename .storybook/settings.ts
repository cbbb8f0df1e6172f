import type { Preview } from '@storybook/react-vite';
import { locales } from '../packages/ui/src/foundations/locales.ts';
import type { Density } from '../packages/ui/src/tokens/density.ts';
import { applyBrand, type BrandId, brands, isBrandId } from './brands.ts';

/** What the toolbar chooses. */
export interface Settings {
  readonly brand: BrandId;
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: Density;
  /** A BCP 47 tag. */
  readonly locale: string;
}

/** The toolbar's menus. */
export const settingTypes = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System theme' },
        { value: 'light', title: 'Light theme' },
        { value: 'dark', title: 'Dark theme' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  locale: {
    description: 'Language of dates, numbers and what screen readers say',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(locales).map(([value, title]) => ({ value, title })),
    },
  },
} satisfies Preview['globalTypes'];

export const initialSettings: Settings = {
  brand: 'tilava',
  theme: 'system',
  density: 'comfortable',
  locale: 'en-FI',
};

/** What is chosen; what is not known, such as an old address says, is as at the start. */
export function settingsOf(globals: Readonly<Record<string, unknown>>): Settings {
  const { brand, theme, density, locale } = globals;
  return {
    brand: isBrandId(brand) ? brand : initialSettings.brand,
    theme: theme === 'light' || theme === 'dark' ? theme : initialSettings.theme,
    density: density === 'compact' ? density : initialSettings.density,
    locale: typeof locale === 'string' ? locale : initialSettings.locale,
  };
}

/** The attributes by which an element and what lies in it follow the settings. */
export function attributesOf({ theme, density, locale }: Omit<Settings, 'brand'>) {
  return {
    'data-theme': theme === 'system' ? undefined : theme,
    'data-density': density,
    lang: new Intl.Locale(locale).language,
  };
}

/** Lets the whole page follow the settings, also what opens above it. */
export function applyToPage({ brand, ...settings }: Settings): void {
  applyBrand(brand);
  for (const [name, value] of Object.entries(attributesOf(settings))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}
