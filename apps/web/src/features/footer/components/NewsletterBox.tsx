import { NewsletterForm } from '@tilava/ui/NewsletterForm';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useFaultText } from '../../../shared/errors/useFaultText.ts';
import { useSubscribe } from '../api/useSubscribe.ts';
import { EmailFaulty } from '../model/subscription.ts';

/** Takes an email for the newsletter, which its owner then confirms by mail. */
export function NewsletterBox() {
  const t = useTranslations('newsletter');
  const failureText = useFailureText();
  const faultText = useFaultText();
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const subscription = useSubscribe();
  const { error } = subscription;

  const subscribe = () => {
    subscription.mutate(email, {
      onSuccess: () => setEmail(''),
      onError: (failure) => {
        if (failure instanceof EmailFaulty) setAttempts((count) => count + 1);
      },
    });
  };

  const change = (typed: string) => {
    setEmail(typed);
    if (subscription.isError) subscription.reset();
  };

  return (
    <NewsletterForm
      email={email}
      onChange={change}
      onSubmit={subscribe}
      isPending={subscription.isPending}
      attempts={attempts}
      errors={{ email: error instanceof EmailFaulty ? faultText(error.fault) : undefined }}
      failure={error !== null && !(error instanceof EmailFaulty) && failureText('generic', error)}
      success={subscription.isSuccess && t('sent')}
      labels={{ email: t('label') }}
      hints={{ email: t('hint') }}
      formLabels={{ submit: t('submit'), submitting: t('submitting') }}
    />
  );
}
