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
  use: ['As the first page of signing up, where what comes next depends on who somebody is.'],
  avoid: [
    { when: 'It is an answer among others in a form.', take: 'RadioGroup' },
    { when: 'The ways are told at length.', take: 'OfferList' },
    { when: 'Parts of one page are chosen.', take: 'Tabs' },
  ],
  comparisons: [
    {
      right: {
        picture: <RoleChoice label="Sign up as somebody" roles={[tenant, landlord]} login={login} />,
        why: 'The description says what people do, so that they find themselves in it.',
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
        why: 'Words of the trade that nobody calls themselves by.',
      },
    },
  ],
  heard: [
    'A `navigation` named by `label`, and in it a list of the ways.',
    'Each way is a link, named by its title and its description.',
    'Drawings and arrows are hidden.',
  ],
  owes: ['A heading above it that asks the question.', 'A drawing without words of its own.'],
};
