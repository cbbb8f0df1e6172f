import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For the few numbers by which somebody sees how things are going: tenants who match, views, the median rent nearby.',
    'Three or four in a Grid, each an `li` of its list.',
    'Say the direction of a change with a sign and words; colour only repeats it.',
  ],
  avoid: [
    { when: 'Many facts of one thing are listed.', take: 'DefinitionList' },
    { when: 'The course of a number matters, and is read off.', take: 'LineChart' },
    { when: 'Numbers are compared with each other.', take: 'BarChart or DataTable' },
    { when: 'It is what somebody has to pay.', take: 'PriceDisplay' },
  ],
  heard: [
    'Plain text, in the order of sight: label, number, unit, change.',
    'The trend is not heard. What matters of it has to stand in the change.',
    'As `li` it is counted with its neighbours.',
  ],
  owes: [
    'Numbers written as the reader’s language writes them, with spaces that do not break.',
    'Words of the change that make sense without its colour.',
    'A LineChart elsewhere for whoever wants to read the trend.',
  ],
};
