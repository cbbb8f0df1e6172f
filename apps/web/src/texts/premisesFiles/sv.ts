import type { PremisesFileTexts } from './premisesFiles.ts';

export const sv: PremisesFileTexts = {
  describeTitle: 'Beskriv bilden',
  caption: 'Beskrivning',
  captionHint:
    'Vad bilden visar, för den som inte kan se den. Till exempel: Mötesrum med fönster mot gården.',
};
