import type { VersionTexts } from './version.ts';

export const en: VersionTexts = {
  ready: 'A new version is available',
  hint: 'Load it when it suits you. It also loads automatically once you’ve closed all tabs.',
  load: 'Load new version',
  dismiss: 'Dismiss: new version',
};
