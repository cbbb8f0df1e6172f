import { paths } from '../shared/paths.ts';
import { accounts } from './support/exampleAccounts.ts';
import { need } from './support/exampleTenants.ts';
import { looks } from './support/looks.ts';
import { productPages, type PageMeta, type PageStory } from './support/productPages.tsx';
import { presses, shows } from './support/shows.ts';

const { tenant } = accounts;

// What there is for the admin.
const meta = {
  ...productPages,
  title: 'Pages/Admin',
  tags: ['!autodocs'],
  args: { ...productPages.args, role: 'admin' },
} satisfies PageMeta;

export default meta;

export const Properties: PageStory = {
  args: { path: paths.admin },
  play: shows(need.address),
};

export const PropertiesOnPhone: PageStory = {
  ...Properties,
  globals: { ...looks.phone, ...looks.finnish },
};

export const PropertiesNone: PageStory = {
  args: { path: paths.admin, answers: 'empty' },
  play: shows((_, { admin }) => admin.lists.property.empty),
};

export const PropertiesLoading: PageStory = {
  args: { path: paths.admin, answers: 'loading' },
  play: shows((_, { admin }) => admin.loading),
};

export const PropertiesFailed: PageStory = {
  args: { path: paths.admin, answers: 'failed' },
  play: shows((_, { admin }) => admin.lists.property.failed),
};

export const Users: PageStory = {
  args: { path: `${paths.admin}?tab=user` },
  play: shows(tenant.email),
};

export const UsersOnPhoneInDark: PageStory = {
  ...Users,
  globals: { ...looks.phone, ...looks.dark, ...looks.swedish },
};

export const AuditLog: PageStory = {
  args: { path: `${paths.admin}?tab=audit` },
  play: shows(tenant.email),
};

export const System: PageStory = {
  args: { path: `${paths.admin}?tab=system` },
  play: shows((_, { admin }) => `${admin.version} 1.0.0`),
};

export const Actions: PageStory = {
  args: { path: paths.admin },
  play: async (context) => {
    await presses((_, { admin }) => admin.actionsOf(need.address))(context);
    await shows((_, { admin }) => admin.edit)(context);
  },
};

export const DeletionQuestion: PageStory = {
  args: { path: paths.admin },
  play: async (context) => {
    await presses(
      (_, { admin }) => admin.actionsOf(need.address),
      (_, { admin }) => admin.delete,
    )(context);
    await shows((_, { admin }) => admin.yes)(context);
  },
};

export const AddProperty: PageStory = {
  args: { path: `${paths.admin}?add=new` },
  play: shows((_, { admin }) => admin.ownerHint),
};

export const AddUser: PageStory = {
  args: { path: `${paths.admin}?tab=user&add=new` },
  play: shows((_, { admin }) => admin.inviteHint),
};

export const EditProperty: PageStory = {
  args: { path: `${paths.admin}?edit=${need.id}` },
  play: shows(({ fields }) => fields.terms),
};

export const EditUser: PageStory = {
  args: { path: `${paths.admin}?tab=user&edit=${tenant.id}` },
  play: shows(({ fields }) => fields.background),
};
