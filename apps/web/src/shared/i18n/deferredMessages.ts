import type { Catalogues } from './catalogues.ts';

/** What most pages load as well: the build reduces these imports to the other namespaces. */
export const deferredMessages: Catalogues = {
  en: [() => import('../../texts/en.ts'), () => import('@tilava/domain/texts/en')],
  fi: [() => import('../../texts/fi.ts'), () => import('@tilava/domain/texts/fi')],
  sv: [() => import('../../texts/sv.ts'), () => import('@tilava/domain/texts/sv')],
};
