import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isPreconditionFailedError } from '@tilava/sdk';
import { invalidateAfter, type Write } from '@tilava/sdk/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

/** What a form came to, and the version that it edits; null to save it whatever was saved meanwhile. */
interface Edit<Result> {
  readonly result: Result;
  readonly etag: string | null;
}

/** The saving of an edited form. */
export interface Save<Result> {
  readonly save: (edit: Edit<Result>) => void;
  /** Saves what was to be saved, over what somebody else has saved meanwhile. */
  readonly overwrite: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether it was changed elsewhere meanwhile. */
  readonly isConflict: boolean;
}

/** Sends what was edited, and leads back to one's own details (specification, section 4). */
export function useSave<Result>(
  operation: Write,
  send: (result: Result, options: { readonly ifMatch?: string }) => Promise<unknown>,
): Save<Result> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ result, etag }: Edit<Result>) => send(result, etag === null ? {} : { ifMatch: etag }),
    onSuccess: async () => {
      void invalidateAfter(queryClient, operation);
      await navigate(paths.information);
    },
  });
  return {
    save: mutate,
    overwrite: () => {
      if (variables !== undefined) mutate({ result: variables.result, etag: null });
    },
    isPending,
    error,
    isConflict: isPreconditionFailedError(error),
  };
}
