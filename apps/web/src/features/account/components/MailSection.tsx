import { locales } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { Notice } from '@tilava/ui/Notice';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { Switch } from '@tilava/ui/Switch';
import { useTranslations } from 'use-intl';
import { useUserChange } from '../api/useUserChange.ts';
import { Section } from '../../../shared/page/Section.tsx';

/** Whether contact details are shared, and which mails come in which language. Each choice counts at once. */
export function MailSection({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations('account');
  const language = useTranslations('language');
  const share = useTranslations('product.field.person')('shareContacts');
  const change = useUserChange();
  // What was chosen shows until the server has answered, and what it was before where that fails.
  const shown = { ...user, ...(change.isPending && change.variables) };
  // Where only the answer was lost, it was saved all the same.
  const isUnsaved =
    change.isError && JSON.stringify({ ...user, ...change.variables }) !== JSON.stringify(user);
  const choose = (changes: Schemas['UserChanges']) => {
    if (!change.isPending) change.mutate(changes);
  };

  return (
    <Section id="contact" title={t('contact')}>
      <Stack gap={6}>
        <Switch
          description={t('shareHint')}
          isSelected={shown.shareContacts}
          onChange={(shareContacts) => choose({ shareContacts })}
        >
          {share}
        </Switch>
        <Switch
          description={t('mailsHint')}
          isSelected={!shown.unsubscribed}
          onChange={(isSubscribed) => choose({ unsubscribed: !isSubscribed })}
        >
          {t('mails')}
        </Switch>
        <RadioGroup
          label={t('mailLanguage')}
          arrangement="row"
          options={locales.map((code) => ({ value: code, label: language(code) }))}
          value={shown.language}
          onChange={(chosen) => choose({ language: chosen })}
        />
        <div role="alert">{isUnsaved && <Notice tone="danger" title={t('notSaved')} />}</div>
      </Stack>
    </Section>
  );
}
