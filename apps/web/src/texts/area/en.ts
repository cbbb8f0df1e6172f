import type { AreaTexts } from './area.ts';

export const en: AreaTexts = {
  circle: 'We look within 3\u00A0km of the address. You can draw an area instead.',
  drawn: 'We only look in the area you’ve drawn.',
  draw: 'Draw an area',
  edit: 'Edit the area',
  hide: 'Hide the map',
  map: 'Map for drawing an area. Move the pin with the arrow keys, press Enter to add a point, and zoom with plus and minus.',
  hint: 'Click or tap along the edge to add points. Drag a point to move it, or select it and then click where it should be.',
  movesSelected: (number) => `Point ${number} is selected. Click or tap where it should be.`,
  corner: (number, count) => `Point ${number} of ${count}`,
  cornerKeys: 'The arrow keys move a point, Enter selects it, and Delete removes it.',
  undo: 'Undo',
  addAfter: 'Add a point after it',
  removePoint: 'Remove point',
  removeArea: 'Remove area',
  summary: (count, number, area) => `${number} ${count === 1 ? 'point' : 'points'}, ${area}`,
  removed: 'Area removed. You can undo this.',
  fault: {
    areaOpen: 'Draw one closed area',
    areaCorners: 'Use 3 to 50 points',
    areaAbroad: 'Draw the area in Finland',
    areaCrossesItself: 'The outline crosses itself. Move or remove a point.',
    areaTooSmall: 'The area is too small. Draw at least 100\u00A0m ×\u00A0100\u00A0m.',
    areaTooFar: 'The area reaches too far. Keep it within 10\u00A0km of the address.',
  },
};
