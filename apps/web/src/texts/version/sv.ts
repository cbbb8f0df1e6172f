import type { VersionTexts } from './version.ts';

export const sv: VersionTexts = {
  ready: 'En ny version finns',
  hint: 'Ladda den när det passar dig. Den tas också i bruk automatiskt när du har stängt alla flikar.',
  load: 'Ladda ny version',
  dismiss: 'Stäng: ny version',
};
