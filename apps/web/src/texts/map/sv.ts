import type { MapTexts } from './map.ts';

export const sv: MapTexts = {
  map: (address) => `Karta runt ${address}. Flytta med piltangenterna, zooma med plus och minus.`,
  premises: 'Lokaler på kartan',
  tenants: 'Hyresgäster på kartan',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  fitAll: 'Visa alla',
  searchAsMoved: 'Sök när jag flyttar kartan',
  inArea: (number, total) => `${number} av ${total} i området`,
  inAreaOfBest: (number, total) => `${number} av de ${total} bästa i området`,
  noneInArea: 'Inga träffar i området',
  noneInAreaHint: 'Flytta kartan eller zooma ut för att se fler.',
  showAll: 'Visa alla',
  center: 'Önskad plats',
  ownPremises: 'Din lokal',
  pinMap:
    'Karta med en nål. Flytta nålen med piltangenterna, välj platsen med Enter och zooma med plus och minus.',
  pinHint:
    'Klicka eller tryck på platsen du vill ha. Med tangentbordet: flytta nålen med piltangenterna och tryck på Enter.',
  pinned: (address) => `Vald: ${address}`,
  pinNowhere: 'Det finns ingen registrerad adress här. Välj en plats närmare en byggnad.',
  pinFailed: 'Adressen kunde inte hämtas. Försök igen.',
  surroundings: 'Läge och omgivning',
  stations: 'Närmaste stationer',
  metro: 'metro',
  train: 'tåg',
  trainSign: 'T',
  credit: 'Källa: Ryhti, informationssystemet för den byggda miljön (Finlands miljöcentral), CC BY 4.0',
};
