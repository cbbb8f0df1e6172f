import type { MatchFileTexts } from './matchFile.ts';

export const sv: MatchFileTexts = {
  downloadTitle: 'Ladda ner träffar',
  download: 'Ladda ner CSV',
  fileName: 'traffar',
  hint: 'Filen innehåller träffarna i den här listan och vad de kostar per månad. Kostnaderna är uppskattningar: om den högsta saknas har alla kostnader inte angetts.',
  address: 'Adress',
  type: 'Lokaltyp',
  size: 'Storlek, m²',
  rent: 'Hyra, €/mån',
  distance: 'Avstånd, m',
  points: 'Träff, %',
  availableFrom: 'Ledig från',
  netLowest: 'Lägsta kostnad utan moms, €/mån',
  netHighest: 'Högsta kostnad utan moms, €/mån',
  grossLowest: 'Lägsta kostnad med moms, €/mån',
  grossHighest: 'Högsta kostnad med moms, €/mån',
  toYouLowest: 'Lägsta kostnad för dig, €/mån',
  toYouHighest: 'Högsta kostnad för dig, €/mån',
  unknown: 'Kostnader som inte har angetts',
  link: 'Länk',
  progress: (done, total) => `${done} av ${total} träffar hämtade`,
  first: (most, total) =>
    `Bara de första ${most} av ${total} träffar kommer med. Filtrera listan om du vill ha färre.`,
};
