import { Notice } from '@tilava/ui/Notice';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';

/** Why a sign-up failed. */
export function SignUpFailure({ error }: { readonly error: Error | null }) {
  const failureText = useFailureText();
  return (
    // Always there: screen readers tell of what comes into it.
    <div role="alert">{error !== null && <Notice tone="danger" title={failureText('signUp', error)} />}</div>
  );
}
