/** Says of something loaded that it is from an earlier visit: nobody ever loaded anything then. */
export const earlier = 0;

/** Whether what is shown is from an earlier visit, and waits for an answer. */
export const isFromEarlier = ({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}): boolean => data !== undefined && dataUpdatedAt === earlier;
