import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isPreconditionFailedError } from '@tilava/sdk';
import { invalidateAfter, type Write } from '@tilava/sdk/react-query';
import { useNavigate } from 'react-router-dom';
import { useSingly } from '../forms/useSingly.ts';
import { useServices } from '../services/useServices.ts';

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

/** Where a form is, among the pages. */
export interface EditPlace {
  /** Where whoever saves or cancels is led. */
  readonly back: string;
  /** Whether it is told that it was saved: where that is not shown there. @default false */
  readonly tellsSaved?: boolean | undefined;
  /** Whether the device keeps what was changed and not saved: what is one's own. @default false */
  readonly keepsDraft?: boolean | undefined;
}

/** What is sent, and where that leads. */
interface SaveOptions<Result> extends Pick<EditPlace, 'back' | 'tellsSaved'> {
  readonly operation: Write;
  readonly send: (result: Result, options: { readonly ifMatch?: string }) => Promise<unknown>;
  /** Reads whether what is there now is what was to be saved. */
  readonly isSaved: (result: Result) => Promise<boolean>;
  readonly onSaved: () => void;
}

/** Sends what was edited, and leads back to where that is shown (specification, section 4). */
export function useSave<Result>({
  operation,
  send,
  isSaved,
  onSaved,
  back,
  tellsSaved = false,
}: SaveOptions<Result>): Save<Result> {
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async ({ result, etag }: Edit<Result>) => {
      try {
        await send(result, etag === null ? {} : { ifMatch: etag });
      } catch (failure) {
        // It may be this very change that was saved before, and only the answer have been lost.
        if (!isPreconditionFailedError(failure) || !(await isSaved(result))) throw failure;
      }
    },
    onSuccess: async () => {
      onSaved();
      void invalidateAfter(queryClient, operation);
      if (tellsSaved) notices.show({ done: 'saved' });
      await navigate(back);
    },
  });
  const save = useSingly(mutate);
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
