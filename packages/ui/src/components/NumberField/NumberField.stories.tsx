import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Rent per month', unit: { sign: '€', spoken: 'euros' }, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A space that does not break: what groups digits. */
const GAP = '\u00A0';

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <NumberField label="Rent per month" isRequired unit={{ sign: '€' }} defaultValue={1499} />
      <NumberField
        label="Size"
        unit={{ sign: 'm²', spoken: 'square metres' }}
        description="Without storage."
        defaultValue={12_345}
      />
      <NumberField label="Turnover" unit={{ sign: '€' }} optionalMark="(optional)" />
      <NumberField
        label="Time in Finland"
        unit={{ sign: 'years' }}
        defaultValue={1000}
        errorMessage="Write a number from 0 to 999."
      />
      <NumberField label="Deposit" unit={{ sign: '€' }} isReadOnly defaultValue={2998} />
    </Stack>
  ),
};

export const GroupsByThousandsOnLeaving: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rent per month' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1234567');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234_567);
    await expect(field).toHaveValue(`1${GAP}234${GAP}567`);
    await expect(field).toHaveAccessibleDescription('euros');
  },
};

export const EmptiedIsNone: Story = {
  args: { defaultValue: 699 },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const TakesGroupedAndPastedDigits: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1 499');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1499);
    await expect(field).toHaveValue(`1${GAP}499`);
  },
};

export const RefusesLettersAndTheMinusSign: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('-a1b2');
    await expect(canvas.getByRole('textbox')).toHaveValue('12');
  },
};

export const SteppedByArrowsAndBelowZero: Story = {
  args: { isSigned: true, defaultValue: 1, label: 'Result', decimals: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(-1);
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('-2,55{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(-2.6);
  },
};

export const NothingIsChangedBehindTheReadersBack: Story = {
  args: { value: 99_999_999_999, errorMessage: 'Write at most 1 000 000.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(`99${GAP}999${GAP}999${GAP}999`);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Finnish: Story = {
  globals: { locale: 'fi-FI' },
  args: { label: 'Vuokra kuukaudessa', defaultValue: 1499.5, decimals: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(`1${GAP}499,5`);
  },
};

export const LongFinnishText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Liiketilahuoneiston kuukausivuokra ilman arvonlisäveroa ja käyttökustannuksia',
    description: 'Vuokra ilman sähköä, vettä ja kiinteistöveroa.',
    unit: { sign: 'euroa kuukaudessa neliömetriltä' },
    errorMessage: 'Kirjoita vuokra numeroina, esimerkiksi 1 499.',
    isRequired: true,
  },
  play: expectNoSideScroll,
};

export const NarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: States.render ?? (() => <></>),
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = { decorators: [rightToLeft], render: States.render ?? (() => <></>) };
