import type { Catalogues } from './catalogues.ts';

/** What every page loads: the build reduces these imports to the initial namespaces (`texts/namespaces.ts`). */
export const initialMessages: Catalogues = {
  en: [() => import('../../texts/en.ts'), () => import('@tilava/domain/texts/en')],
  fi: [() => import('../../texts/fi.ts'), () => import('@tilava/domain/texts/fi')],
  sv: [() => import('../../texts/sv.ts'), () => import('@tilava/domain/texts/sv')],
};
