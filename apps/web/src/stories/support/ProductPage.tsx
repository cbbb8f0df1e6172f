import { useEffect, useState } from 'react';
import { App } from '../../app/App.tsx';
import { createHeadingMemory, HeadingMemoryContext } from '../../shared/page/usePage.ts';
import { themeStore } from '../../shared/theme/ThemeChooser.tsx';
import { languageOf } from './languageOf.ts';
import { setupStory, type StoryOptions } from './setupStory.ts';
import type { Settings } from '../../../../../.storybook/settings.ts';

interface ProductPageProps extends StoryOptions {
  /** What the toolbar says. */
  readonly settings: Settings;
}

/** The whole app, opened at one of its pages. Its links lead on; its own menus of language and theme work, too. */
export function ProductPage({ settings: { locale, theme }, ...options }: ProductPageProps) {
  const [{ services, router }] = useState(() => setupStory(options));
  const [headingMemory] = useState(createHeadingMemory);
  useEffect(() => {
    void services.language.choose(languageOf(locale));
  }, [services, locale]);
  useEffect(() => {
    themeStore.choose(theme);
  }, [theme]);
  return (
    <HeadingMemoryContext value={headingMemory}>
      <App services={services} router={router} />
    </HeadingMemoryContext>
  );
}
