import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { FormProps } from '../Form/Form.tsx';
import { failuresOf } from '../Form/namedField.ts';
import { Holding } from '../stories/Holding.tsx';
import * as words from '../stories/profile.ts';
import { ShownInForm } from '../stories/ShownInForm.tsx';
import { organizationFieldNames } from './OrganizationFields.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { personFieldNames } from './PersonFields.tsx';
import { guide } from './TenantProfileFields.guide.tsx';
import { TenantProfileFields, type TenantProfileFieldsProps } from './TenantProfileFields.tsx';

const wrongPerson = {
  firstName: 'Fill this in',
  phoneNumber: 'Write a phone number, such as 040 123 4567',
  timeInCountry: 'At most 999',
  languages: 'Choose at least one',
};

const wrongOrganization = {
  name: 'Fill this in',
  businessId: 'Write a business id, such as 1234567-8',
  employeeCount: 'Write a whole number',
  industries: 'Choose at least one',
};

function ProfileForm({ form, ...props }: TenantProfileFieldsProps & { form?: Partial<FormProps> }) {
  const [kind, setKind] = useState(props.kind);
  const { id, person, organization } = props;
  return (
    <Holding {...person}>
      {(heldPerson) => (
        <Holding {...organization}>
          {(heldOrganization) => (
            <ShownInForm
              fieldFailures={
                kind === 'privatePerson'
                  ? failuresOf(id, personFieldNames, person)
                  : failuresOf(id, organizationFieldNames, organization)
              }
              {...form}
            >
              <TenantProfileFields
                {...props}
                kind={kind}
                onKindChange={setKind}
                person={{ ...person, ...heldPerson }}
                organization={{ ...organization, ...heldOrganization }}
              />
            </ShownInForm>
          )}
        </Holding>
      )}
    </Holding>
  );
}

const person: TenantProfileFieldsProps['person'] = {
  values: words.personValues,
  onChange: fn(),
  labels: words.personLabels,
  renderDay: (field) => <DateField {...field} />,
  hints: { timeInCountry: 'In years', phoneNumber: 'Only shown to a landlord when both are interested' },
  required: ['firstName', 'lastName', 'phoneNumber', 'languages'],
  titles: { identity: 'Your Details', background: 'Background', about: 'About you' },
  options: words.profileOptions,
  placeholder: 'Choose',
  noneLabel: 'No answer',
  descriptionCount: { used: 0, maximum: 50, text: '0 of 50 words' },
};

const organization: TenantProfileFieldsProps['organization'] = {
  values: words.organizationValues,
  onChange: fn(),
  labels: words.organizationLabels,
  required: ['name', 'phoneNumber', 'contactFirstName', 'contactLastName', 'industries', 'languages'],
  titles: { identity: 'Organisation', background: 'Contact person', about: 'About the organisation' },
  options: words.profileOptions,
  turnoverUnit: { sign: '€', spoken: 'euros a year' },
  placeholder: 'Choose',
  noneLabel: 'No answer',
};

const meta = {
  title: 'Forms/TenantProfileFields',
  component: TenantProfileFields,
  parameters: { guide },
  args: {
    id: 'profile',
    kindLabel: 'I look for premises as',
    kinds: [
      { value: 'privatePerson', label: 'Private person' },
      { value: 'organization', label: 'Organisation' },
    ],
    kind: 'privatePerson',
    onKindChange: fn(),
    person,
    organization,
  },
  render: ProfileForm,
} satisfies Meta<typeof TenantProfileFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Organisation: Story = { args: { kind: 'organization' } };

const more = { title: 'More about you', description: 'Optional. You can also tell it later.' };

export const OptionalOnePressAway: Story = {
  tags: ['behaviour'],
  args: {
    person: {
      ...person,
      more,
      renderAddress: ({ id, label, value }) => <TextField id={id} label={label} defaultValue={value} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Current address' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More about you' }));
    await expect(canvas.getByRole('textbox', { name: 'Current address' })).toBeVisible();
  },
};

export const OpenWhereSomethingIsWrong: Story = {
  tags: ['behaviour'],
  args: { person: { ...person, more, errors: { timeInCountry: 'At most 999' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Time in country' })).toBeVisible();
  },
};

export const Pending: Story = { render: (args) => <ProfileForm {...args} form={{ isPending: true }} /> };

export const Failed: Story = {
  render: (args) => <ProfileForm {...args} form={{ failure: 'Your profile could not be saved.' }} />,
};

export const ErrorsWithSummary: Story = {
  args: { person: { ...person, errors: wrongPerson } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '4 things to mend' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Languages: Choose at least one' }));
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toHaveFocus();
  },
};

export const ErrorsOfAnOrganisation: Story = {
  args: { kind: 'organization', organization: { ...organization, errors: wrongOrganization } },
};

export const KindsKeepWhatWasWritten: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Aino');
    await userEvent.click(canvas.getByRole('radio', { name: 'Organisation' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business id' }), '1234567-1');
    await userEvent.click(canvas.getByRole('radio', { name: 'Private person' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Aino');
    await userEvent.click(canvas.getByRole('radio', { name: 'Organisation' }));
    await expect(canvas.getByRole('textbox', { name: 'Business id' })).toHaveValue('1234567-1');
  },
};

export const FilledByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Private person' })).toHaveFocus();
    await userEvent.keyboard('{Tab}Aino{Tab}Lind{Tab}040 123 4567');
    const phone = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(phone).toHaveValue('040 123 4567');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    canvas.getByRole('checkbox', { name: 'I study' }).focus();
    await expect(canvas.queryByRole('textbox', { name: 'Where, and what' })).not.toBeInTheDocument();
    await userEvent.keyboard(' {Tab}University');
    await expect(canvas.getByRole('textbox', { name: 'Where, and what' })).toHaveValue('University');
  },
};
