import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For who a tenant is, a private person or an organisation, in a Wizard or a Form.',
    'With `more` while somebody signs up: what needs no answer is one press away.',
    'Say next to the field who will see the answer.',
  ],
  avoid: [
    { when: 'What they look for is told.', take: 'NeedFields' },
    { when: 'By what they log in is asked.', take: 'AccountFields' },
    { when: 'Somebody chooses between tenant and lessor.', take: 'RoleChoice' },
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
