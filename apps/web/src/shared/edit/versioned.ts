import { useQuery } from '@tanstack/react-query';
import { isNotFoundError, type Answered } from '@tilava/sdk';
import { useServices } from '../services/useServices.ts';

/** Something that is edited, and the version of it. */
export interface Versioned<Data> {
  readonly data: Data;
  readonly etag: string | null;
}

/**
 * How something is read for editing it: once, because what is typed must not change under somebody's hands.
 *
 * @param isSilent - of which failures the page alone tells: of all of a property's (specification, section 8)
 */
export const versioned = <Data>(
  read: (signal: AbortSignal) => Promise<Answered<Data>>,
  isSilent: boolean | ((error: Error) => boolean) = false,
) => ({
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Versioned<Data>> => {
    const { data, etag } = await read(signal);
    return { data, etag };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { isSilent },
});

/** Reads a user for editing. */
export function useUserToEdit(id: string) {
  const { tilava } = useServices();
  return useQuery({
    queryKey: ['edit', 'user', id],
    ...versioned((signal) => tilava.users.get(id, { signal }).withResponse(), isNotFoundError),
  });
}

/** Reads a need or a listing for editing. */
export function usePropertyToEdit(id: string) {
  const { tilava } = useServices();
  return useQuery({
    queryKey: ['edit', 'property', id],
    ...versioned((signal) => tilava.properties.get(id, { signal }).withResponse(), true),
  });
}
