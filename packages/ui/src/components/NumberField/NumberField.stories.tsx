import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../../testing/rightToLeft.tsx';
import { guide } from './NumberField.guide.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { guide },
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
      <NumberField label="Rent per month" isRequired unit={{ sign: '€' }} defaultValue="1499" />
      <NumberField
        label="Size"
        unit={{ sign: 'm²', spoken: 'square metres' }}
        description="Without storage."
        defaultValue="12345"
      />
      <NumberField label="Turnover" unit={{ sign: '€' }} optionalMark="(optional)" />
      <NumberField
        label="Time in Finland"
        unit={{ sign: 'years' }}
        defaultValue="1000"
        errorMessage="Write a number from 0 to 999."
      />
      <NumberField label="Deposit" unit={{ sign: '€' }} isReadOnly defaultValue="2998" />
    </Stack>
  ),
};

export const GroupsByThousandsOnLeaving: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rent per month' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
    await expect(field).toHaveValue('1234567');
    await userEvent.tab();
    await expect(field).toHaveValue(`1${GAP}234${GAP}567`);
    await expect(field).toHaveAccessibleDescription('euros');
  },
};

export const EmptiedIsNone: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '699' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const TakesGroupedAndPastedDigits: Story = {
  tags: ['behaviour'],
  args: { isDecimal: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const written of ['1 499,50', '1499,50', '1499.50']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(written);
      await expect(field).toHaveValue(written);
      await userEvent.tab();
      await expect(field).toHaveValue(`1${GAP}499.50`);
    }
  },
};

export const NothingIsChangedBehindTheReadersBack: Story = {
  tags: ['behaviour'],
  args: { errorMessage: 'Write a number, such as 1 250.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'about 1000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('about 1000');
    await expect(field).toHaveValue('about 1000');
    await expect(field).toBeInvalid();
  },
};

export const Finnish: Story = {
  globals: { locale: 'fi-FI' },
  args: { label: 'Vuokra kuukaudessa', defaultValue: '1499.5', isDecimal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(`1${GAP}499,5`);
  },
};

export const LongFinnishText: Story = {
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: States.render ?? (() => <></>),
  play: expectNoSideScroll,
};

export const RightToLeftSafe: Story = {
  tags: ['behaviour'],
  decorators: [rightToLeft],
  render: States.render ?? (() => <></>),
};
