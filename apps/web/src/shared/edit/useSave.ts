import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answered, isNotFoundError, isPreconditionFailedError } from '@tilava/sdk';
import { invalidateAfter, type Write } from '@tilava/sdk/react-query';
import { getProperty, getUser } from '@tilava/sdk/operations';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefusal } from '../errors/useFailureText.ts';
import { useSubmitOnce } from '../requests/idempotency.ts';
import { useServices } from '../services/useServices.ts';

/** What a form came to, and the version that it edits; null to save it whatever was saved meanwhile. */
interface Edit<Result> {
  readonly result: Result;
  readonly etag: string | null;
}

/** What every form gets that edits something that is there. */
export interface EditPlace {
  readonly etag: string | null;
  readonly onTheirs?: (() => void) | undefined;
  readonly back: string;
  /** Whether the device keeps what was changed and not saved: what is one's own. @default false */
  readonly keepsDraft?: boolean | undefined;
}

export interface SaveOptions<Result, Present, Changes> extends Pick<EditPlace, 'back'> {
  readonly operation: Write;
  /** What the form was filled with; null for what is new. */
  readonly present: Present | null;
  /** Reads what is there now: one object, or those of which one may have just been made. */
  readonly read: () => Promise<readonly Versioned<Present>[]>;
  /** What differs; null where nothing does. */
  readonly changesOf: (present: Present, result: Result) => Changes | null;
  readonly update: (
    present: Present,
    changes: Changes,
    options: { readonly ifMatch?: string },
  ) => Promise<unknown>;
  readonly create?: (result: Result) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Saves, says so and leads back (specification, section 4). After a lost answer it compares with what was saved. */
export function useSave<Result, Present, Changes>({
  operation,
  present: before,
  read,
  changesOf,
  update,
  create,
  onSaved,
  back,
}: SaveOptions<Result, Present, Changes>) {
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const unanswered = useRef<readonly Result[]>([]);

  /** What is there that one of these attempts was to save. */
  const findSaved = async (results: readonly Result[]): Promise<Versioned<Present> | undefined> => {
    if (results.length === 0) return undefined;
    const present = await read();
    return present.find(({ data }) => results.some((result) => changesOf(data, result) === null));
  };

  const send = async (result: Result, present: Present | null, etag: string | null) => {
    const changes = present === null ? null : changesOf(present, result);
    if (present === null) await create?.(result);
    else if (changes !== null) await update(present, changes, etag === null ? {} : { ifMatch: etag });
  };

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async ({ result, etag }: Edit<Result>) => {
      const saved = await findSaved(unanswered.current);
      try {
        await send(result, saved?.data ?? before, saved === undefined ? etag : saved.etag);
      } catch (failure) {
        if (failure instanceof Error && !isRefusal(failure))
          unanswered.current = [...unanswered.current, result];
        // Before the page was loaded anew, this very change may have been saved, and only the answer have been lost.
        if (!isPreconditionFailedError(failure) || (await findSaved([result])) === undefined) throw failure;
      }
    },
    onSuccess: async () => {
      onSaved();
      void invalidateAfter(queryClient, operation);
      notices.show({ done: 'saved' });
      await navigate(back);
    },
  });
  const save = useSubmitOnce(mutate);
  return {
    save,
    overwrite: () => {
      if (variables !== undefined) save({ result: variables.result, etag: null });
    },
    isPending,
    error,
    isConflict: isPreconditionFailedError(error),
  };
}

export interface Versioned<Data> {
  readonly data: Data;
  readonly etag: string | null;
}

/** Reads once: what is typed must not change meanwhile. `isSilent` failures are shown by the page alone (section 8). */
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

export function useUserToEdit(id: string) {
  const { tilava } = useServices();
  return useQuery({
    queryKey: ['edit', 'user', id],
    ...versioned((signal) => getUser(tilava, id, { signal }).withResponse(), isNotFoundError),
  });
}

export function usePropertyToEdit(id: string) {
  const { tilava } = useServices();
  return useQuery({
    queryKey: ['edit', 'property', id],
    ...versioned((signal) => getProperty(tilava, id, { signal }).withResponse(), true),
  });
}
