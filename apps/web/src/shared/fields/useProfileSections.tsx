import { creditRatings, industries, operatingMargins } from '@tilava/domain/enums';
import { businessIdWarning, languagesToOffer, typedTurnoverBracket } from '@tilava/domain/profile';
import type { Locale } from '@tilava/domain/time';
import { DateField } from '@tilava/ui/DateField';
import type { ControlledField, FormField, FormFieldsSection } from '@tilava/ui/formField';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDayProps, useDescriptionCount } from './fieldProps.ts';

interface ProfileOptions {
  /** The title of a private person's first section. @default "Your Details" */
  readonly identity?: string;
  readonly phoneHint?: string;
  readonly shareHint?: string;
  /** Landlords aren't asked about VAT: it is no cost to them. */
  readonly isLandlord?: boolean;
  readonly renderAddress?: ((field: ControlledField) => ReactNode) | undefined;
}

interface ProfileValues {
  readonly languages: readonly string[];
  readonly creditRating: string | null;
  readonly description: string;
}

export function usePersonSections(
  values: ProfileValues & { readonly work: boolean; readonly student: boolean },
  options: ProfileOptions = {},
): readonly FormFieldsSection[] {
  const t = useTranslations('fields');
  const label = useTranslations('product.field.person');
  const day = useDayProps();
  const shared = useSharedFields((name) => label(name), values, options);
  const named = (name: Parameters<typeof label>[0]) => ({ name, label: label(name) });
  return [
    {
      title: options.identity ?? t('identity'),
      fields: [
        [
          { kind: 'text', ...named('firstName'), autoComplete: 'given-name' },
          { kind: 'text', ...named('lastName'), autoComplete: 'family-name' },
          { kind: 'text', ...shared.phoneNumber, type: 'tel', autoComplete: 'tel' },
          shared.currentAddress,
        ],
      ],
    },
    {
      title: t('background'),
      isOptional: true,
      fields: [
        [
          {
            kind: 'custom',
            ...named('birthday'),
            render: (field) => <DateField {...field} {...day} autoComplete="bday" />,
          },
          { kind: 'text', ...named('gender'), autoComplete: 'sex' },
          { kind: 'text', ...named('familyStatus') },
          { kind: 'number', ...named('children') },
          { kind: 'number', ...named('timeInCountry'), hint: t('inYears') },
        ],
        { kind: 'checkbox', ...named('work') },
        { kind: 'text', ...named('workDetails'), isHidden: !values.work },
        { kind: 'checkbox', ...named('student') },
        { kind: 'text', ...named('studentDetails'), isHidden: !values.student },
      ],
    },
    {
      title: t('about'),
      isOptional: true,
      fields: [shared.industries, [shared.employeeCount, ...shared.business]],
    },
    shared.presentation,
  ];
}

export function useOrganizationSections(
  values: ProfileValues & { readonly businessId: string; readonly turnover: string },
  options: ProfileOptions = {},
): readonly FormFieldsSection[] {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const label = useTranslations('product.field.organization');
  const shared = useSharedFields((name) => label(name), values, options);
  const named = (name: Parameters<typeof label>[0]) => ({ name, label: label(name) });
  const warning = businessIdWarning(values.businessId);
  const bracket = typedTurnoverBracket(values.turnover);
  return [
    {
      title: t('organization'),
      fields: [
        [
          { kind: 'text', ...named('name'), autoComplete: 'organization' },
          { kind: 'text', ...shared.phoneNumber, type: 'tel', autoComplete: 'work tel' },
        ],
        shared.industries,
      ],
    },
    {
      title: t('contactPerson'),
      fields: [
        [
          { kind: 'text', ...named('contactFirstName'), autoComplete: 'given-name' },
          { kind: 'text', ...named('contactLastName'), autoComplete: 'family-name' },
        ],
      ],
    },
    {
      title: t('aboutOrganization'),
      isOptional: true,
      fields: [
        [
          { kind: 'text', ...named('businessId'), hint: warning && product(`warning.${warning}`) },
          { kind: 'text', ...named('onlineInvoice') },
          shared.currentAddress,
          { kind: 'text', ...named('billingAddress'), autoComplete: 'billing address-line1' },
          { kind: 'text', ...named('contactPhoneNumber'), type: 'tel', autoComplete: 'tel' },
          { kind: 'text', ...named('contactEmail'), type: 'email', autoComplete: 'email' },
          { kind: 'text', ...named('contactAddress'), autoComplete: 'address-line1' },
        ],
      ],
    },
    {
      title: t('finances'),
      isOptional: true,
      fields: [
        [
          shared.employeeCount,
          {
            kind: 'number',
            isDecimal: true,
            ...named('turnover'),
            unit: { sign: '€', spoken: t('eurosAYear') },
            hint: bracket && `${product(`turnoverBracket.${bracket}`)} €`,
          },
          ...shared.business,
        ],
      ],
    },
    shared.presentation,
  ];
}

type SharedName =
  | 'phoneNumber'
  | 'currentAddress'
  | 'industries'
  | 'employeeCount'
  | 'creditRating'
  | 'operatingMargin'
  | 'deductsVat'
  | 'languages'
  | 'description'
  | 'shareContacts';

function useSharedFields(
  label: (name: SharedName) => string,
  values: ProfileValues,
  { phoneHint, shareHint, isLandlord = false, renderAddress }: ProfileOptions,
) {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const locale: Locale = useLocale();
  const descriptionCount = useDescriptionCount();
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const named = (name: SharedName) => ({ name, label: label(name) });
  const select = { kind: 'select', placeholder: t('choose'), noneLabel: t('noAnswer') } as const;
  const rating = creditRatings.find((value) => value === values.creditRating);
  const employeeCount: FormField = { kind: 'number', ...named('employeeCount') };
  const business: readonly FormField[] = [
    {
      ...select,
      ...named('creditRating'),
      hint: rating && product(`creditRatingMeaning.${rating}`),
      options: creditRatings.map((value) => ({ value, label: product(`creditRating.${value}`) })),
    },
    {
      ...select,
      ...named('operatingMargin'),
      options: operatingMargins.map((value) => ({ value, label: product(`operatingMargin.${value}`) })),
    },
    {
      ...select,
      ...named('deductsVat'),
      noneLabel: t('dontKnow'),
      hint: t('deductsHint'),
      isHidden: isLandlord,
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(value) })),
    },
  ];
  const presentation: FormFieldsSection = {
    title: t('presentation'),
    isOptional: true,
    fields: [
      {
        kind: 'checkboxes',
        ...named('languages'),
        arrangement: 'columns',
        more: { after: 6, label: t('moreLanguages') },
        options: languagesToOffer(values.languages).map((value) => {
          const name = languageNames.of(value) ?? value;
          return { value, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
        }),
      },
      { kind: 'textArea', ...named('description'), count: descriptionCount(values.description) },
      { kind: 'checkbox', ...named('shareContacts'), hint: shareHint },
    ],
  };
  const industriesField: FormField = {
    kind: 'checkboxes',
    ...named('industries'),
    arrangement: 'columns',
    options: industries.map((value) => ({ value, label: product(`industry.${value}`) })),
  };
  const currentAddress: FormField =
    renderAddress === undefined
      ? { kind: 'text', ...named('currentAddress'), autoComplete: 'address-line1' }
      : { kind: 'custom', ...named('currentAddress'), render: renderAddress };
  return {
    phoneNumber: { ...named('phoneNumber'), hint: phoneHint },
    currentAddress,
    industries: industriesField,
    employeeCount,
    business,
    presentation,
  };
}
