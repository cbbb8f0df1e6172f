import type { MapTexts } from './map.ts';

export const en: MapTexts = {
  map: (address) => `Map around ${address}. Move it with the arrow keys, zoom with plus and minus.`,
  premises: 'Premises on the map',
  tenants: 'Tenants on the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  searchAsMoved: 'Search as I move the map',
  inArea: (number, total) => `${number} of ${total} in this area`,
  inAreaOfBest: (number, total) => `${number} of the best ${total} in this area`,
  noneInArea: 'No matches in this area',
  noneInAreaHint: 'Move the map or zoom out to see more.',
  showAll: 'Show all',
  center: 'Search location',
  ownPremises: 'Your premises',
  pinMap:
    'Map with a pin. Move the pin with the arrow keys, press Enter to choose the place, and zoom with plus and minus.',
  pinHint:
    'Click or tap the place you want. With the keyboard, move the pin with the arrow keys and press Enter.',
  pinned: (address) => `Selected: ${address}`,
  pinNowhere: 'There’s no registered address here. Choose a place nearer a building.',
  pinFailed: 'Couldn’t find the address. Try again.',
  surroundings: 'Location and surroundings',
  stations: 'Nearest stations',
  metro: 'metro',
  train: 'train',
  trainSign: 'T',
  credit:
    'Source: Ryhti, the built environment information system (Finnish Environment Institute), CC BY 4.0',
};
