import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';
import { section } from '../FormSection/FormSection.css.ts';
import { onDemand } from '../stories/onDemand.tsx';
import * as words from '../stories/profile.ts';
import { TenantProfileFields, type TenantProfileFieldsProps } from './TenantProfileFields.tsx';

const ignore = () => {};

const profile: Omit<TenantProfileFieldsProps, 'id'> = {
  kindLabel: 'I look for premises as',
  kinds: [
    { value: 'privatePerson', label: 'Private person' },
    { value: 'organization', label: 'Organisation' },
  ],
  kind: 'privatePerson',
  onKindChange: ignore,
  person: {
    values: words.personValues,
    onChange: ignore,
    labels: words.personLabels,
    renderDay: onDemand.renderDay,
    hints: { phoneNumber: 'Only shown to a landlord when both are interested' },
    required: ['firstName', 'lastName', 'phoneNumber', 'languages'],
    titles: { identity: 'Your details', background: 'Background', about: 'About you' },
    headingLevel: 3,
    options: words.profileOptions,
    placeholder: 'Choose',
    noneLabel: 'No answer',
    more: { title: 'More about you', description: 'Optional. You can also tell it later.' },
  },
  organization: {
    values: words.organizationValues,
    onChange: ignore,
    labels: words.organizationLabels,
    required: ['name', 'phoneNumber', 'contactFirstName', 'contactLastName', 'industries', 'languages'],
    titles: { identity: 'Organisation', background: 'Contact person', about: 'About the organisation' },
    options: words.profileOptions,
    turnoverUnit: { sign: '€', spoken: 'euros a year' },
    placeholder: 'Choose',
    noneLabel: 'No answer',
  },
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For who a tenant is, a private person or an organisation, in a Wizard or a Form.',
    'With `more` while somebody signs up: what needs no answer is one press away.',
  ],
  avoid: [
    { when: 'What they look for is told.', take: 'NeedFields' },
    { when: 'By what they log in is asked.', take: 'AccountFields' },
    { when: 'Somebody chooses between tenant and lessor.', take: 'RoleChoice' },
  ],
  anatomy: {
    picture: <TenantProfileFields {...profile} id="profile-guide" />,
    parts: [
      {
        name: 'Kind',
        about: 'Changes the fields below it. What was written of the other kind is kept.',
        selector: '[role="radiogroup"]',
      },
      { name: 'Identity', about: 'What a landlord has to know.', selector: byClass(section) },
      { name: 'First name', about: 'Browsers fill it in.', selector: '#profile-guide-firstName' },
      { name: 'Phone number', about: 'With who will see it.', selector: '#profile-guide-phoneNumber' },
      {
        name: 'More',
        about:
          'All that needs no answer. It opens by itself where something in it is wrong. Without `more` the fields stand there like the others.',
        selector: 'button[aria-expanded]',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <TextField
            label="Phone number"
            type="tel"
            description="Only shown to a landlord when both are interested"
          />
        ),
        why: 'Who will see it stands by the field.',
      },
      wrong: {
        picture: <TextField label="Phone number" type="tel" description="We value your privacy." />,
        why: 'A promise that says nothing about this number.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap="fields">
            <Checkbox isSelected onChange={ignore}>
              I work
            </Checkbox>
            <TextField label="Where, and as what" />
          </Stack>
        ),
        why: 'The details are asked for once the box is ticked.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <TextField label="Where, and as what (if you work)" />
            <TextField label="Where, and what (if you study)" />
          </Stack>
        ),
        why: 'Fields that most have to pass by, with their conditions in brackets.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The chosen kind, then each field in their order.' },
    { name: 'Arrows', does: 'On the kind: choose the other one.' },
    { name: 'Space', does: 'Ticks a box, chooses a kind.' },
    { name: 'Enter, Space', does: 'On “More about you”: open and close it.' },
  ],
  focus: [
    'Choosing a kind leaves the focus on it.',
    'A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name.',
  ],
  heard: [
    'The kinds are a `radiogroup`, and each section is a group named by its title.',
    'Details of work and study are in the document only while their box is ticked.',
    'Fields named in `required` are said to be required.',
  ],
  owes: [
    'A Form or a Wizard around it, and `failuresOf` with the names of the chosen kind and the same `id`.',
    'To keep what was written of both kinds: who comes back finds it.',
    'The field for a day, which comes on demand (`renderDay`).',
  ],
};
