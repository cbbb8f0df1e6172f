import { useEffect, useState } from 'react';
import type { Settings } from '../../../../../.storybook/settings.ts';
import { App } from '../../app/App.tsx';
import { createHeadingMemory, HeadingMemoryContext } from '../../shared/page/usePage.ts';
import { themeStore } from '../../shared/theme/themeStore.ts';
import { setupStory, type StoryOptions } from './setupStory.ts';
import { languageOf } from './languageOf.ts';

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
