import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For the facts of a single thing, each a name and a value: the size, the rent and the floor of premises.',
    'Under a heading that names the thing, by `aria-labelledby`.',
    '“0 €” or “None” is a value; write “Not specified” for what is unknown. A dash could mean either.',
  ],
  avoid: [
    { when: 'The facts of many things are compared.', take: 'DataTable' },
    { when: 'Two to four things stand side by side.', take: 'ComparisonTable' },
    { when: 'The values can be changed here.', take: 'fields in a form' },
  ],
  heard: [
    'A list of definitions: each name is a `term`, and its value the `definition`.',
    'A missing value is read as `missing`.',
    'Without any definitions nothing is there.',
  ],
  owes: [
    'Names of which no two are alike, in the order in which people ask for them.',
    'Values with their units, as the language writes them.',
  ],
};
