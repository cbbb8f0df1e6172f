import type { Guide } from '../../../guide/guide.ts';
import { RoleChoice, type Role } from './RoleChoice.tsx';

const tenant: Role = {
  href: '#tenant',
  title: 'Tenant',
  description: 'You’re looking for premises, for yourself or your organisation.',
};

const landlord: Role = {
  href: '#landlord',
  title: 'Lessor',
  description: 'You have premises to let and are looking for tenants.',
};

const login = { href: '#login', label: 'Already have an account? Log in' };

export const guide: Guide = {
  use: ['As the first page of signing up, if what follows depends on the role.'],
  avoid: [
    { when: 'It’s one of several answers in a form.', take: 'RadioGroup' },
    { when: 'The options need longer descriptions.', take: 'OfferList' },
    { when: 'They’re parts of one page.', take: 'Tabs' },
  ],
  comparisons: [
    {
      right: {
        picture: <RoleChoice label="Sign up as somebody" roles={[tenant, landlord]} login={login} />,
        why: 'The description says what people do, so that they recognise themselves.',
      },
      wrong: {
        picture: (
          <RoleChoice
            label="Sign up as a type"
            roles={[
              { ...tenant, title: 'Type A', description: 'Demand side account' },
              { ...landlord, title: 'Type B', description: 'Supply side account' },
            ]}
            login={login}
          />
        ),
        why: 'Jargon that nobody calls themselves.',
      },
    },
  ],
  heard: [
    'A `navigation` named by `label`, with a list of options.',
    'Each option is a link named by its title and description.',
    'Drawings and arrows are hidden.',
  ],
  owes: ['A heading above it that asks the question.', 'A drawing without words of its own.'],
};
