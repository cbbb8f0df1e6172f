import { verifySubscription } from '@tilava/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '@tilava/ui/Notice';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';

/** Confirms the newsletter by the code that the mail's link brought along, and says what became of it. */
export function NewsletterConfirmation() {
  const { tilava } = useServices();
  const t = useTranslations('newsletter');
  const [parameters] = useSearchParams();
  const code = parameters.get('newsletter');
  const { mutate, status } = useMutation({
    mutationFn: (confirmed: string) => verifySubscription(tilava, confirmed),
  });

  useEffect(() => {
    if (code !== null) mutate(code);
  }, [code, mutate]);

  return (
    <div role="status">
      {status === 'success' && (
        <Notice tone="success" title={t('confirmed')}>
          {t('confirmedHint')}
        </Notice>
      )}
      {status === 'error' && (
        <Notice tone="warning" title={t('failed')}>
          {t('failedHint')}
        </Notice>
      )}
    </div>
  );
}
