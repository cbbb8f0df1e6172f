import type { Catalogues } from './catalogues.ts';

/** What every page begins with: the build leaves no more of the catalogues in these downloads (`texts/firstTexts.ts`). */
export const firstTexts: Catalogues = {
  en: [() => import('../../texts/en.ts'), () => import('@tilava/domain/texts/en')],
  fi: [() => import('../../texts/fi.ts'), () => import('@tilava/domain/texts/fi')],
  sv: [() => import('../../texts/sv.ts'), () => import('@tilava/domain/texts/sv')],
};
