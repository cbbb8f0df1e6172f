import { clientOf } from './demo.ts';
import { addIsolatedUser, nearNeed } from './isolatedUser.ts';
import { publishLike } from './matches.ts';

/** A tenant and a landlord who are interested in each other, and have written once. */
export async function acquainted(baseURL: string | undefined) {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, seeker.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  const to = { announcement: id, tenant: seeker.id };
  const { thread } = await tenant.threads.sendMessage({ ...to, text: 'Hello!', showsInterest: true });
  await landlord.favorites.addInterest({ id: seeker.id, targetId: id });
  return {
    owner,
    seeker,
    landlord,
    tenant,
    to,
    thread,
    path: `/user/messages/${thread}`,
    remove: async () => {
      await owner.admin.properties.delete(properties.id);
      await owner.admin.users.delete(owner.id);
      await owner.admin.users.delete(seeker.id);
    },
  };
}
