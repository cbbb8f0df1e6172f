import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { FormProps } from '../Form/Form.tsx';
import { failuresOf } from '../Form/namedField.ts';
import { Holding } from '../stories/Holding.tsx';
import { ShownInForm } from '../stories/ShownInForm.tsx';
import { guide } from './CriteriaFields.guide.tsx';
import { CriteriaFields, criteriaFieldNames, type CriteriaFieldsProps } from './CriteriaFields.tsx';

function CriteriaForm({ form, ...props }: CriteriaFieldsProps & { form?: Partial<FormProps> }) {
  return (
    <Holding {...props}>
      {(held) => (
        <ShownInForm fieldFailures={failuresOf(props.id, criteriaFieldNames, props)} {...form}>
          <CriteriaFields {...props} {...held} />
        </ShownInForm>
      )}
    </Holding>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const meta = {
  title: 'Forms/CriteriaFields',
  component: CriteriaFields,
  parameters: { guide },
  args: {
    id: 'criteria',
    title: 'Preferred tenant',
    values: {
      industries: ['mi'],
      creditRating: [],
      operatingMargin: ['higher'],
      employee: [],
      publicDisplay: false,
    },
    onChange: fn(),
    labels: {
      industries: 'Industries',
      creditRating: 'Credit rating',
      operatingMargin: 'Operating margin',
      employee: 'Employees',
      publicDisplay: 'Show the criteria to tenants',
    },
    hints: { publicDisplay: 'Otherwise a tenant sees only which of them they meet.' },
    options: {
      industries: optionsOf({
        mn: 'Manufacturing',
        fi: 'Financial services',
        tr: 'Transportation',
        ed: 'Education',
        ti: 'Tertiary industry',
        hc: 'Health care',
        ht: 'Hospitality',
        mi: 'Media industry',
      }),
      creditRating: optionsOf({ aaa: 'AAA', aa: 'AA', a: 'A', bbb: 'BBB', bb: 'BB', b: 'B', c: 'C', d: 'D' }),
      operatingMargin: optionsOf({ negative: 'Negative', postitive: '1-10000 $', higher: '10000+ $' }),
      employee: ['1', '2', '3-4', '5-9', '10-19', '20-49', '50-99', '100+'].map((label, code) => ({
        value: String(code),
        label,
      })),
    },
  },
  render: CriteriaForm,
} satisfies Meta<typeof CriteriaFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { render: (args) => <CriteriaForm {...args} form={{ isPending: true }} /> };

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Manufacturing' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ industries: ['mn', 'mi'] });
    const isPublic = canvas.getByRole('checkbox', { name: 'Show the criteria to tenants' });
    await expect(isPublic).toHaveAccessibleDescription(
      'Otherwise a tenant sees only which of them they meet.',
    );
    isPublic.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ publicDisplay: true });
    await expect(isPublic).toBeChecked();
  },
};
