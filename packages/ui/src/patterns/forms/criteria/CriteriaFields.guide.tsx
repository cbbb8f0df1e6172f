import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For whom a landlord would rather let to, in a Wizard or a Form. All of it may stay empty.',
    'The consent says what tenants see with it, and what they see without it.',
  ],
  avoid: [
    { when: 'The premises themselves are told.', take: 'PropertyFields' },
    { when: 'A tenant tells of themselves.', take: 'TenantProfileFields' },
    { when: 'A list of tenants is narrowed.', take: 'FilterDialog' },
  ],
  focus: [
    'A link of an ErrorSummary leads to the group by its id: `id`, a hyphen and the name of the field.',
  ],
  heard: [
    'A group named by the title, and in it a group for each question, named by its label.',
    'No field is said to be required.',
    'The hint is the description of its box.',
  ],
  owes: [
    'A Form or a Wizard around it.',
    'To leave nobody out by it: it says whom a landlord would rather let to, and no more.',
  ],
};
