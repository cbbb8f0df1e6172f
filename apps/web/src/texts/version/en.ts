import type { VersionTexts } from './version.ts';

export const en: VersionTexts = {
  ready: 'A new version is ready',
  hint: 'Load it when it suits you. It also comes by itself, once all tabs are closed.',
  load: 'Load the new version',
  dismiss: 'Not now: the new version',
};
