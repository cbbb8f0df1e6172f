import { userCreation } from '@tilava/domain/payload';
import { readPhoneNumber } from '@tilava/domain/phone';
import type { Profile } from '@tilava/domain/profile';
import { accountFieldNames } from '@tilava/ui/AccountFields';
import { Button } from '@tilava/ui/Button';
import { Form } from '@tilava/ui/Form';
import { FormSection } from '@tilava/ui/FormSection';
import { Stack } from '@tilava/ui/Stack';
import { type ControlledField, fieldFailures } from '@tilava/ui/formField';
import { failuresOf } from '@tilava/ui/namedField';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { DraftNote, useDraft } from '../../../shared/drafts/useDraft.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { AddressSearch } from '../../../shared/fields/AddressSearch.tsx';
import { useFormCheck } from '../../../shared/forms/useForm.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { landlordForms, type LandlordValues, readLandlord, writeSignUp } from '../model/signUpForms.ts';
import { useSignUp, VerificationSent } from './useSignUp.tsx';
import { AccountStep, ProfileStep, useSignUpSections } from './steps.tsx';

const renderAddress = (field: ControlledField) => (
  <AddressSearch {...field} addressesOnly autoComplete="address-line1" />
);

export default function LandlordSignUpPage() {
  return (
    <div className={styles.middle}>
      <Stack gap={6}>
        <LandlordSignUp />
      </Stack>
    </div>
  );
}

function LandlordSignUp() {
  const t = useTranslations('signUp');
  const back = useTranslations('wizard')('back');
  const accountLabel = useTranslations('product.field.account');
  const failureText = useFailureText();
  const locale = useLocale();
  const navigate = useNavigate();
  const today = useToday();
  const forms = useMemo(() => landlordForms({ today, readPhoneNumber }), [today]);
  const read = useCallback(
    (draft: unknown, current?: LandlordValues) => readLandlord(forms, locale, draft, current),
    [forms, locale],
  );
  const draft = useDraft('landlordSignUp', { read, write: writeSignUp });
  const { values, change } = draft;
  const personCheck = useFormCheck(forms.privatePerson, values.privatePerson);
  const organizationCheck = useFormCheck(forms.organization, values.organization);
  const accountCheck = useFormCheck(forms.account, values.account);
  const sections = useSignUpSections(values, { isLandlord: true, renderAddress });
  const { signUp, signedUp, submit, reset } = useSignUp(draft.finish);

  if (signedUp !== null) return <VerificationSent account={signedUp} onWrongAddress={reset} />;

  const profileFailures =
    values.kind === 'privatePerson'
      ? fieldFailures('profile', sections.privatePerson, personCheck.errors)
      : fieldFailures('profile', sections.organization, organizationCheck.errors);
  const failures = [
    ...profileFailures,
    ...failuresOf('account', accountFieldNames, {
      labels: {
        email: accountLabel('email'),
        password: accountLabel('password'),
        confirmPassword: accountLabel('confirmPassword'),
      },
      errors: accountCheck.errors,
    }),
  ];

  const send = () => {
    const { kind } = values;
    const profile: Profile | null =
      kind === 'privatePerson'
        ? personCheck.value && { kind, details: personCheck.value }
        : organizationCheck.value && { kind, details: organizationCheck.value };
    if (profile !== null && accountCheck.value !== null) {
      submit(userCreation({ account: accountCheck.value, profile, isLandlord: true, language: locale }));
      return;
    }
    // What was never seen isn’t wrong yet.
    (kind === 'privatePerson' ? personCheck : organizationCheck).fail();
    accountCheck.fail();
  };

  return (
    <>
      <PageHeading description={t('landlordSentence')}>{t('landlordTitle')}</PageHeading>
      <Form
        layout="sections"
        onSubmit={send}
        isPending={signUp.isPending}
        attempts={accountCheck.attempts}
        fieldFailures={failures}
        {...(accountCheck.attempts > 0 && { summaryTitle: t('toMend', { count: failures.length }) })}
        failure={signUp.error && failureText('signUp', signUp.error)}
        labels={{ submit: t('signUp'), submitting: t('sending') }}
        secondary={
          <Button variant="quiet" onPress={() => void navigate(paths.signUp)}>
            {back}
          </Button>
        }
        draft={<DraftNote draft={draft} />}
      >
        <ProfileStep
          isLandlord
          kindLabel={t('profile.landlordKind')}
          values={values}
          onChange={change}
          personCheck={personCheck}
          organizationCheck={organizationCheck}
          renderAddress={renderAddress}
        />
        <FormSection title={t('titles.account')}>
          <AccountStep
            values={values.account}
            onChange={(account) => change({ account })}
            check={accountCheck}
            takenEmail={signUp.takenEmail}
          />
        </FormSection>
      </Form>
    </>
  );
}
