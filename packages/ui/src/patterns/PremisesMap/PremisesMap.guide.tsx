import type { Guide } from '../../guide/guide.ts';
import { kamppiPlaces, kamppiTile } from './kamppi.fixtures.ts';
import { PremisesMap, type PremisesMapProps } from './PremisesMap.tsx';

export const exampleMap: PremisesMapProps = {
  labels: {
    map: 'Map around Kalevankatu 30. Move it with the arrow keys, zoom with plus and minus.',
    summary: '3 matches within 1 km.',
    premises: 'Premises on the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitAll: 'Fit all',
    hint: 'Select a mark to see its details',
    center: 'Search location',
  },
  legend: {
    fewPoints: 'Weak match',
    manyPoints: 'Strong match',
    smallArea: 'Small',
    largeArea: 'Large',
  },
  credits: ['Source: Ryhti (Finnish Environment Institute), CC BY 4.0'],
  center: { latitude: 60.1672, longitude: 24.931 },
  rings: [{ distance: 500, label: '500 m' }],
  tiles: [kamppiTile],
  places: kamppiPlaces,
  premises: [
    {
      id: '1',
      price: '2\u00a0690\u00a0€',
      description: 'Kalevankatu 30, office, 2\u00a0690\u00a0€, 92%, 130\u00a0m to the south, 84\u00a0m²',
      latitude: 60.166,
      longitude: 24.931,
      area: 84,
      points: 92,
    },
    {
      id: '2',
      price: '1\u00a0250\u00a0€',
      description: 'Malminkatu 5, studio, 1\u00a0250\u00a0€, 61%, 260\u00a0m to the north-west, 40\u00a0m²',
      latitude: 60.1689,
      longitude: 24.928,
      area: 40,
      points: 61,
    },
    {
      id: '3',
      price: '4\u00a0300\u00a0€',
      description: 'Annankatu 18, retail, 4\u00a0300\u00a0€, 44%, 450\u00a0m to the east, 160\u00a0m²',
      latitude: 60.1662,
      longitude: 24.9388,
      area: 160,
      points: 44,
    },
  ],
};

export const guide: Guide = {
  use: [
    'To show where premises are in a city that people know: the matches around an address people search for.',
    'With `areAllPriced`, for a few marks that represent more than premises, such as the median rents of districts.',
    'To pick a place beside a field for its address (`onPick`).',
    'To show an area (`outline`), or to have one drawn (`outline.editing` and `onPick`).',
    'Next to a list of the same premises: each highlights what people point at in the other.',
  ],
  avoid: [
    { when: 'There are no map tiles for the area.', take: 'ProximityPlot' },
    { when: 'There is only one address, without its surroundings.', take: 'Text' },
  ],
  anatomy: {
    picture: <PremisesMap {...exampleMap} />,
    parts: [
      { name: 'Ground', about: 'Built-up areas, with a dot for each building when zoomed in.' },
      { name: 'Names', about: 'Streets, districts and stations, where there’s room.' },
      {
        name: 'Mark',
        about:
          'Premises. The better the match, the fuller the mark; the larger the area, the larger the mark.',
      },
      {
        name: 'Price',
        about: 'Next to the active mark and, when zoomed in, next to every mark that has room.',
      },
      { name: 'Cluster', about: 'The number of premises there. Pressing it zooms in.' },
      { name: 'Rings', about: 'Distances from the search location.' },
      {
        name: 'Pin',
        about: 'Instead of the search location, where a place is picked. Its tip is at the place.',
      },
      { name: 'Outline', about: 'An area. While it’s edited, each corner is a button.' },
      { name: 'Layers', about: 'Water, parks and tracks, if the map has them.' },
      { name: 'Credits', about: 'Where the data comes from. Always visible.' },
    ],
  },
  keys: [
    {
      name: 'Arrow keys',
      does: 'On the map: move it, or its pin. In its list: the next premises, nearest first.',
    },
    { name: 'Arrow keys on a corner', does: 'Move it (`onMove`).' },
    { name: 'Delete, Backspace on a corner', does: 'Remove it (`onRemove`). The next one gets the focus.' },
    { name: '+, -', does: 'Zoom.' },
    { name: '0, Home', does: 'Show everything again.' },
    { name: 'Space', does: 'Selects the active premises (`onSelect`).' },
    { name: 'Enter', does: 'Opens them (`onOpen`). On a map with a pin: picks the place (`onPick`).' },
  ],
  focus: [
    'Tab moves to the map, the corners of an outline that is edited, the list of its premises and the three buttons.',
    'The list is invisible: its active premises get a ring on the map and are moved into view.',
  ],
  heard: [
    'The map is an `application` with the name `labels.map` and the description `labels.summary`; the drawing is hidden.',
    'The list is a `listbox`; each option is named by the description of its premises and counted: “2 of 14”.',
  ],
  owes: [
    'Tiles as the view changes (`onViewChange`), and the credits that their licences require.',
    'A field for the address where a place is picked: not everybody finds it on a map.',
    'Ways to undo, to remove the area, and to move a corner without dragging: `onPick` may move the selected one.',
    'A height: the map fills its container and is at least 352 px high.',
  ],
};
