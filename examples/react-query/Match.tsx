import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { addInterestMutation, deleteInterestMutation } from '@tilava/sdk/react-query';
import { tilava } from './tilava.ts';

/** A tenant, and whether the landlord has told them of the interest. */
export function Match({
  announcementId,
  match: { points, distance, potentialTenant, landlordInterestedIn },
}: {
  readonly announcementId: string;
  readonly match: Schemas['TenantMatch'];
}) {
  const { user } = potentialTenant;
  // Both have the list read again by themselves.
  const adding = useMutation(addInterestMutation(tilava));
  const deleting = useMutation(deleteInterestMutation(tilava));
  const toggling = landlordInterestedIn ? deleting : adding;
  return (
    <li className="match">
      <span className="points">{points} %</span>
      <div>
        <h2>{user.displayName}</h2>
        <p className="note">{distance} m away</p>
        <p>{user.description}</p>
      </div>
      <button
        type="button"
        aria-pressed={landlordInterestedIn}
        onClick={() => toggling.mutate({ id: user.id, targetId: announcementId })}
      >
        I’m interested
        <span className="aside"> in {user.displayName}</span>
      </button>
    </li>
  );
}
