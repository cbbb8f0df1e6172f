import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { density, touchDensity, type Density } from '../tokens/density.ts';
import * as styles from './DensitySample.css.ts';
import { beside, cell, columnHead, sheet } from './foundations.css.ts';
import { formatNumber } from '../testing/writing.ts';
import { Sample } from './Sample.tsx';

/** The same form in both densities. */
export function DensitySample() {
  return (
    <Sample>
      <div className={beside}>
        <div className={sheet} data-density="comfortable">
          <Form density="comfortable" />
        </div>
        <div className={sheet} data-density="compact">
          <Form density="compact" />
        </div>
      </div>
    </Sample>
  );
}

function Form({ density: name }: { readonly density: Density }) {
  const [isWanted, setIsWanted] = useState(true);
  return (
    <Stack gap="fields">
      <TextField label="Address" defaultValue="Mannerheimintie 12, Helsinki" />
      <Select
        label="Type of premises"
        placeholder="Choose"
        options={[
          { value: 'office', label: 'Office' },
          { value: 'retail', label: 'Retail' },
        ]}
        defaultValue="office"
      />
      <NumberField
        label="Rent per month"
        unit={{ sign: '€', spoken: 'euros' }}
        defaultValue="1250"
        format={formatNumber}
      />
      <Checkbox isSelected={isWanted} onChange={setIsWanted}>
        Show only what is free at once
      </Checkbox>
      <DefinitionList
        missing="Not given"
        definitions={[
          { term: 'Density', value: name },
          { term: 'Height of a control', value: pixels(density[name].controlHeight) },
        ]}
      />
      <Inline gap={2}>
        <Button>Save</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="secondary" size="small">
          Small
        </Button>
      </Inline>
    </Stack>
  );
}

const words: Readonly<Record<keyof (typeof density)['comfortable'], string>> = {
  controlHeight: 'Height of a control',
  smallControlHeight: 'Height of a small control, and of an entry in a list that opens',
  controlPadding: 'Above and below the words of a control',
  fieldPadding: 'Before and after what is typed',
  choicePadding: 'Above and below a choice',
  cellPadding: 'Above and below what stands in a table',
  rowPadding: 'Above and below the rows of other lists',
  fieldGap: 'Between the fields of a form',
};

/** Every measure that follows the density. */
export function DensityTable() {
  const touch: Readonly<Record<string, string>> = touchDensity;
  return (
    <Sample>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Measure', 'Comfortable', 'Compact', 'At least under a finger'].map((title) => (
              <th key={title} scope="col" className={columnHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(words) as (keyof typeof words)[]).map((measure) => (
            <tr key={measure}>
              <th scope="row" className={cell}>
                {words[measure]}
              </th>
              <td className={styles.number}>{pixels(density.comfortable[measure])}</td>
              <td className={styles.number}>{pixels(density.compact[measure])}</td>
              <td className={styles.number}>{touch[measure] === undefined ? '' : pixels(touch[measure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sample>
  );
}

const pixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`;
