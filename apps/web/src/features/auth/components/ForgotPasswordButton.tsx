import { Button } from '@tilava/ui/Button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';

// Most who log in never open it, so that its code does not hold up the page.
const ForgotPassword = lazyComponent(() => import('./ForgotPassword.tsx'));

/** Opens the dialog that asks for a new password; every time it begins anew. */
export function ForgotPasswordButton({ email }: { readonly email: string }) {
  const t = useTranslations('forgotPassword');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setIsOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && <ForgotPassword isOpen onClose={() => setIsOpen(false)} email={email} />}
    </>
  );
}
