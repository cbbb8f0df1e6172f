import type { VersionTexts } from './version.ts';

export const sv: VersionTexts = {
  ready: 'En ny version är klar',
  hint: 'Ladda den när det passar dig. Den börjar också gälla av sig själv när alla flikar är stängda.',
  load: 'Ladda den nya versionen',
  dismiss: 'Inte nu: den nya versionen',
};
