/** The announcement that counts: the chosen one, else the first (specification, section 4). */
export const chosenOf = <Announcement extends { readonly id: string }>(
  announcements: readonly Announcement[],
  chosenId: string | null,
): Announcement | undefined => announcements.find(({ id }) => id === chosenId) ?? announcements[0];
