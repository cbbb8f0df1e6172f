import type { MapTexts } from './map.ts';

export const sv: MapTexts = {
  map: (address) => `Karta runt ${address}. Flytta med piltangenterna, zooma med plus och minus.`,
  summary: (count, formatted) => `${formatted} ${count === 1 ? 'träff' : 'träffar'} inom 3\u00A0km.`,
  premises: 'Lokaler på kartan',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  fitAll: 'Visa alla',
  searchAsMoved: 'Sök när jag flyttar kartan',
  hint: 'Välj en markering för att se uppgifterna',
  center: 'Önskad plats',
  fewPoints: 'Svag träff',
  manyPoints: 'Bra träff',
  smallArea: 'Liten',
  largeArea: 'Stor',
  surroundings: 'Läge och omgivning',
  stations: 'Närmaste stationer',
  metro: 'metro',
  train: 'tåg',
  trainSign: 'T',
  credit: 'Källa: Ryhti, informationssystemet för den byggda miljön (Finlands miljöcentral), CC BY 4.0',
};
