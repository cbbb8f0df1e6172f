import type { MapTexts } from '../../texts/map/map.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';

export const loadMapTexts = textsOnDemand<MapTexts>({
  en: async () => (await import('../../texts/map/en.ts')).en,
  fi: async () => (await import('../../texts/map/fi.ts')).fi,
  sv: async () => (await import('../../texts/map/sv.ts')).sv,
});
