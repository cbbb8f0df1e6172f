import type { Catalogues } from './catalogues.ts';

/** What most pages say besides: the build leaves the rest of the catalogues in these downloads. */
export const furtherTexts: Catalogues = {
  en: [() => import('../../texts/en.ts'), () => import('@tilava/domain/texts/en')],
  fi: [() => import('../../texts/fi.ts'), () => import('@tilava/domain/texts/fi')],
  sv: [() => import('../../texts/sv.ts'), () => import('@tilava/domain/texts/sv')],
};
