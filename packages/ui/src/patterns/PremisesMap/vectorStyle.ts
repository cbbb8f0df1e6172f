import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { GroundColors } from './ground.ts';

const greenKinds = [
  'park',
  'garden',
  'forest',
  'wood',
  'grass',
  'meadow',
  'cemetery',
  'golf_course',
  'nature_reserve',
  'allotments',
  'recreation_ground',
  'village_green',
];

const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isGreen: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', greenKinds]];
const isRail: ExpressionSpecification = ['==', ['get', 'kind'], 'rail'];
const isLarge: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', ['highway', 'major_road']]];

/** Wider by zoom, and large roads wider than others. */
const roadWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  10,
  ['case', isLarge, 1.2, 0.2],
  17,
  ['case', isLarge, 22, 12],
];

/** Draws a file with the layers of Protomaps' base map in the colours of the map's own ground; names are written above. */
export function vectorStyle(address: string, given: GroundColors): StyleSpecification {
  const { land, builtUp, building, water, park, rail } = inRgb(given);
  const ofLayer = { source: 'ground' } as const;
  const layers: LayerSpecification[] = [
    { id: 'land', type: 'background', paint: { 'background-color': land } },
    {
      id: 'landuse',
      ...ofLayer,
      'source-layer': 'landuse',
      type: 'fill',
      filter: ['all', isArea, isGreen],
      paint: { 'fill-color': park },
    },
    {
      id: 'water',
      ...ofLayer,
      'source-layer': 'water',
      type: 'fill',
      filter: isArea,
      paint: { 'fill-color': water },
    },
    {
      id: 'roads',
      ...ofLayer,
      'source-layer': 'roads',
      type: 'line',
      filter: ['!', isRail],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': builtUp, 'line-width': roadWidth },
    },
    {
      id: 'rail',
      ...ofLayer,
      'source-layer': 'roads',
      type: 'line',
      filter: isRail,
      paint: { 'line-color': rail, 'line-width': 1 },
    },
    {
      id: 'buildings',
      ...ofLayer,
      'source-layer': 'buildings',
      type: 'fill',
      filter: isArea,
      paint: { 'fill-color': building, 'fill-opacity': 0.6 },
    },
  ];
  return { version: 8, sources: { ground: { type: 'vector', url: `pmtiles://${address}` } }, layers };
}

/** The library knows no colours of newer spaces, which browsers compute. */
function inRgb(colors: GroundColors): GroundColors {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return colors;
  const toRgb = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const { land, builtUp, building, water, park, rail } = colors;
  return {
    land: toRgb(land),
    builtUp: toRgb(builtUp),
    building: toRgb(building),
    water: toRgb(water),
    park: toRgb(park),
    rail: toRgb(rail),
  };
}
