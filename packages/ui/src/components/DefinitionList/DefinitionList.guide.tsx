import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For the facts about one thing, each with a name and a value: the size, rent and floor of premises.',
    'Under a heading that names the thing, by `aria-labelledby`.',
    '“0 €” or “None” is a value; write “Not specified” for what’s unknown. A dash could mean either.',
  ],
  avoid: [
    { when: 'The facts of many things are compared.', take: 'DataTable' },
    { when: 'Two to four things are compared side by side.', take: 'ComparisonTable' },
    { when: 'The values can be edited here.', take: 'fields in a form' },
  ],
  heard: [
    'A definition list: each name is a `term`, each value a `definition`.',
    'A missing value is read as `missing`.',
    'Without definitions, nothing is rendered.',
  ],
  owes: [
    'Unique names, in the order in which people look for them.',
    'Values with units, formatted for the language.',
  ],
};
