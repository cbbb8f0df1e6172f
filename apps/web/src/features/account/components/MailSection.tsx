import { useQueryClient } from '@tanstack/react-query';
import { locales } from '@tilava/domain/format';
import { interestFrequencies } from '@tilava/domain/interest';
import type { Schemas } from '@tilava/sdk';
import { getUserKey, invalidateAfter } from '@tilava/sdk/react-query';
import { updateUser } from '@tilava/sdk/operations';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Switch } from '@tilava/ui/Switch';
import { useTranslations } from 'use-intl';
import * as styles from '../../../shared/page/page.css.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { SaveStatus } from '../../../shared/query/SaveStatus.tsx';
import { useChoices } from '../../../shared/query/useChoices.ts';
import { useServices } from '../../../shared/services/useServices.ts';

type Choice = Pick<
  Schemas['UserChanges'],
  | 'shareContacts'
  | 'interestMails'
  | 'messageMails'
  | 'mailsQuoteMessages'
  | 'changeMails'
  | 'unsubscribed'
  | 'language'
>;

/** Whether contact details are shared, and which mails come in which language. Each choice counts at once. */
export function MailSection({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations('account');
  const frequency = useTranslations('alerts.frequencies');
  const language = useTranslations('language');
  const share = useTranslations('product.field.person')('shareContacts');
  const { tilava } = useServices();
  const frequencies = interestFrequencies.map((value) => ({ value, label: frequency(value) }));
  const queryClient = useQueryClient();
  const change = useChoices<Schemas['User'], Choice>({
    queryKey: getUserKey(user.id),
    save: (choice) => updateUser(tilava, user.id, choice),
    refresh: () => invalidateAfter(queryClient, 'updateUser'),
  });
  // Where only the answer was lost, it was saved all the same.
  const isUnsaved =
    change.isError && JSON.stringify({ ...user, ...change.variables }) !== JSON.stringify(user);

  return (
    <Section id="contact" title={t('contact')} width="full">
      <div className={styles.settings}>
        <Switch
          description={t('shareHint')}
          isSelected={user.shareContacts}
          onChange={(shareContacts) => change.mutate({ shareContacts })}
        >
          {share}
        </Switch>
        <Switch
          description={t('mailsHint')}
          isSelected={!user.unsubscribed}
          onChange={(isSubscribed) => change.mutate({ unsubscribed: !isSubscribed })}
        >
          {t('mails')}
        </Switch>
        {!user.isAdmin && !user.unsubscribed && (
          <>
            {!user.isLandlord && (
              <Switch
                description={t('changeMailsHint')}
                isSelected={user.changeMails}
                onChange={(changeMails) => change.mutate({ changeMails })}
              >
                {t('changeMails')}
              </Switch>
            )}
            <RadioGroup
              label={t('interestMails')}
              description={t('interestMailsHint')}
              options={frequencies}
              value={user.interestMails}
              onChange={(interestMails) => change.mutate({ interestMails })}
            />
            <RadioGroup
              label={t('messageMails')}
              description={t('messageMailsHint')}
              options={frequencies}
              value={user.messageMails}
              onChange={(messageMails) => change.mutate({ messageMails })}
            />
            <Switch
              description={t('mailsQuoteMessagesHint')}
              isSelected={user.mailsQuoteMessages}
              onChange={(mailsQuoteMessages) => change.mutate({ mailsQuoteMessages })}
            >
              {t('mailsQuoteMessages')}
            </Switch>
          </>
        )}
        <RadioGroup
          label={t('mailLanguage')}
          arrangement="row"
          options={locales.map((code) => ({ value: code, label: language(code) }))}
          value={user.language}
          onChange={(chosen) => change.mutate({ language: chosen })}
        />
        <SaveStatus isSaved={change.isSuccess} isUnsaved={isUnsaved} />
      </div>
    </Section>
  );
}
