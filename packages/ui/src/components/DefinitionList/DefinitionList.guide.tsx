import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './DefinitionList.css.ts';
import { DefinitionList } from './DefinitionList.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For the facts of a single thing, each a name and a value: the size, the rent and the floor of premises.',
    'Under a heading that names the thing, by `aria-labelledby`.',
  ],
  avoid: [
    { when: 'The facts of many things are compared.', take: 'DataTable' },
    { when: 'Two to four things stand side by side.', take: 'ComparisonTable' },
    { when: 'One number matters above all.', take: 'StatTile' },
    { when: 'The values can be changed here.', take: 'fields in a form' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <DefinitionList
          missing="Not given"
          definitions={[
            { term: 'Size', value: '128 m²' },
            { term: 'Rent per month', value: '1\u00a0250\u00a0€' },
            { term: 'Available from', value: null },
          ]}
        />
      </Wide>
    ),
    parts: [
      {
        name: 'Row',
        about: 'A name and its value between hairlines. On a narrow screen the value stands below.',
        selector: byClass(styles.row),
      },
      { name: 'Name', about: 'In the colour that steps back.', selector: byClass(styles.term) },
      {
        name: 'Value',
        about: 'Words, a number with its unit, or something small such as a Badge.',
        selector: byClass(styles.value),
      },
      {
        name: 'Missing value',
        about: 'Words that say that nobody has told it, lighter than a value.',
        selector: byClass(styles.missing),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <DefinitionList
              missing="Not given"
              definitions={[
                { term: 'Deposit', value: '0\u00a0€' },
                { term: 'Available from', value: null },
              ]}
            />
          </Wide>
        ),
        why: 'Nothing to pay is a value. What is not known says so.',
      },
      wrong: {
        picture: (
          <Wide>
            <DefinitionList
              missing="–"
              definitions={[
                { term: 'Deposit', value: null },
                { term: 'Available from', value: null },
              ]}
            />
          </Wide>
        ),
        why: 'A dash for nought and for unknown: nobody can tell which.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <DefinitionList
              missing="Not given"
              definitions={[
                { term: 'Size', value: '80 m²' },
                { term: 'Floor', value: '2' },
                { term: 'Rent per month', value: '1\u00a0499\u00a0€' },
              ]}
            />
          </Wide>
        ),
        why: 'One fact a row: the rent is found without reading the rest.',
      },
      wrong: {
        picture: <Text>{'An office of 80 m² on floor 2, at a rent of 1\u00a0499\u00a0€ per month.'}</Text>,
        why: 'Facts in a sentence have to be read to the end, for every one of the premises.',
      },
    },
  ],
  keys: [],
  focus: [],
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
