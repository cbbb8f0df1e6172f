import { formatArea, formatPercentage, type Locale } from '@tilava/domain/format';
import { strengthOf } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import { type AccountFieldName, AccountFields, type AccountValues } from '@tilava/ui/AccountFields';
import { FormFields } from '@tilava/ui/FormFields';
import { Grid } from '@tilava/ui/Grid';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { PropertyCard } from '@tilava/ui/PropertyCard';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { focusField } from '@tilava/ui/ErrorSummary';
import type { ControlledField } from '@tilava/ui/formField';
import { type ReactNode, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOrganizationSections, usePersonSections } from '../../../shared/fields/useProfileSections.tsx';
import type { FormCheck } from '../../../shared/forms/useForm.ts';
import type { ProfileKindValues } from '../model/signUpForms.ts';

interface AccountStepProps {
  readonly values: AccountValues;
  readonly onChange: (values: AccountValues) => void;
  readonly check: FormCheck<AccountFieldName>;
  /** The email that somebody else has signed up with meanwhile. */
  readonly takenEmail: string | null;
}

export function AccountStep({ values, onChange, check, takenEmail }: AccountStepProps) {
  const t = useTranslations();
  const label = useTranslations('product.field.account');
  useEffect(() => {
    if (takenEmail !== null) focusField('account-email');
  }, [takenEmail]);
  const passwordHint = t('product.fault.passwordTooShort');
  const isTaken = takenEmail !== null && takenEmail === values.email.trim();
  return (
    <AccountFields
      id="account"
      values={values}
      onChange={(changed) => onChange({ ...values, ...changed })}
      onLeave={check.leave}
      labels={{
        email: label('email'),
        password: label('password'),
        confirmPassword: label('confirmPassword'),
      }}
      hints={{ email: t('signUp.emailHint'), password: passwordHint }}
      errors={{
        ...check.errors,
        // What is missing still has to be long enough.
        ...(check.errors.password !== undefined &&
          values.password === '' && { password: `${check.errors.password}. ${passwordHint}` }),
        ...(isTaken && { email: t('product.request.emailTaken') }),
      }}
      passwordLabels={{ showPassword: t('login.showPassword'), hidePassword: t('login.hidePassword') }}
    />
  );
}

interface ProfileStepProps {
  /** E.g. "Who’s looking for premises?". */
  readonly kindLabel: string;
  readonly values: ProfileKindValues;
  readonly onChange: (changed: Partial<ProfileKindValues>) => void;
  readonly personCheck: FormCheck<keyof ProfileKindValues['privatePerson']>;
  readonly organizationCheck: FormCheck<keyof ProfileKindValues['organization']>;
  readonly renderAddress?: (field: ControlledField) => ReactNode;
  readonly isLandlord?: boolean;
}

export function ProfileStep({
  kindLabel,
  values,
  onChange,
  personCheck,
  organizationCheck,
  renderAddress,
  isLandlord = false,
}: ProfileStepProps) {
  const t = useTranslations('signUp.profile');
  const { kind, privatePerson, organization } = values;
  const sections = useSignUpSections(values, { isLandlord, renderAddress });
  return (
    <Stack gap={6}>
      <RadioGroup
        label={kindLabel}
        name="kind"
        options={[
          { value: 'privatePerson', label: t('privatePerson') },
          { value: 'organization', label: t('organization') },
        ]}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'privatePerson' ? (
        <FormFields
          key={kind}
          id="profile"
          sections={sections.privatePerson}
          more={{ title: t('more'), description: t('moreHint') }}
          values={privatePerson}
          onChange={(changed) => onChange({ privatePerson: { ...privatePerson, ...changed } })}
          {...personCheck.fields}
        />
      ) : (
        <FormFields
          key={kind}
          id="profile"
          sections={sections.organization}
          more={{ title: t('moreOfOrganization'), description: t('optional') }}
          values={organization}
          onChange={(changed) => onChange({ organization: { ...organization, ...changed } })}
          {...organizationCheck.fields}
        />
      )}
    </Stack>
  );
}

export function useSignUpSections(
  { privatePerson, organization }: ProfileKindValues,
  place: {
    readonly isLandlord: boolean;
    readonly renderAddress?: ((field: ControlledField) => ReactNode) | undefined;
  },
) {
  const t = useTranslations('signUp.profile');
  const options = { shareHint: t('shareHint'), ...place };
  return {
    privatePerson: usePersonSections(privatePerson, {
      ...options,
      identity: t('identity'),
      phoneHint: t('phoneHint'),
    }),
    organization: useOrganizationSections(organization, options),
  };
}

/** What results look like, before there is an account that has its own (specification, section 2). */
export function ResultsStep() {
  const t = useTranslations();
  const locale: Locale = useLocale();
  return (
    <Stack gap={6}>
      <Text>{t('signUp.results.explanation')}</Text>
      <Grid as="ul" columns="narrow" gap={4}>
        {sampleResults.map(({ address, residenceType, rent, size, points, drawing }) => (
          <li key={address}>
            <PropertyCard
              title={address}
              level={2}
              drawing={drawing}
              kind={residenceType}
              drawingLabel={t('common.illustration')}
              facts={[
                { term: t('signUp.results.rent'), value: formatMoney(rent, locale) },
                { term: t('signUp.results.size'), value: formatArea(size, locale) },
                { term: t('signUp.results.type'), value: t(`product.residenceType.${residenceType}`) },
              ]}
              meter={
                <MatchMeter
                  percent={points}
                  formatted={formatPercentage(points, locale)}
                  word={t(`product.strength.${strengthOf(points)}`)}
                  strength={strengthOf(points)}
                />
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Nobody lets these: euros a month, square metres, per cent (specification, section 2). */
const sampleResults = [
  {
    address: 'Fredrikinkatu\u00A044, Helsinki',
    residenceType: 'office',
    rent: 1250,
    size: 72,
    points: 92,
    drawing: 1,
  },
  {
    address: 'Hämeentie\u00A031, Helsinki',
    residenceType: 'retail',
    rent: 980,
    size: 54,
    points: 81,
    drawing: 5,
  },
  {
    address: 'Itälahdenkatu\u00A018, Helsinki',
    residenceType: 'storage',
    rent: 699,
    size: 110,
    points: 67,
    drawing: 3,
  },
] as const;
