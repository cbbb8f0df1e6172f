import { costChoices, costKinds } from '@tilava/domain/cost';
import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import type { FormValues } from '@tilava/domain/form';
import { formatRooms } from '@tilava/domain/format';
import type { ListingPropertyFields } from '@tilava/domain/listing';
import { listingFields, namesOf, needFields, type PremisesField } from '@tilava/domain/property';
import type { ControlledField, FormField, FormFieldsSection } from '@tilava/ui/formField';
import { DatePicker } from '@tilava/ui/lazy/fields';
import type { ReactNode } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { useTenantText } from '../facts/usePremisesFacts.ts';
import { useCalendarProps, useDescriptionCount } from './fieldProps.ts';
import { type Layout, listingLayout, type Rows } from './listingLayout.ts';

interface PremisesOptions<Values> {
  readonly values: Values;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  /** Draws the search of addresses. Without it no place is asked for. */
  readonly renderAddress?: (field: ControlledField) => ReactNode;
}

const needLayout: Layout<Exclude<keyof typeof needFields, 'sizeMax' | 'rentMax'>> = {
  premises: ['residenceType', 'roomCount', 'floor', 'sizeMin'],
  terms: ['rentMin', 'deposit', ['moveInDate', 'moveOutDate']],
};

export function useNeedSections(
  options: PremisesOptions<{ readonly description: string }>,
): readonly FormFieldsSection[] {
  const label = useTranslations('product.field.need');
  const sections = useSections(options, label('address'));
  const fieldOf = usePremisesField(options);
  // Two bounds are one question.
  const { sizeMax: _size, rentMax: _rent, ...asked } = needFields;
  return sections(namesOf(asked), needLayout, (name) => fieldOf(needFields[name], name, label(name)));
}

export function useListingSections(options: PremisesOptions<ListingValues>): readonly FormFieldsSection[] {
  const label = useTranslations('product.field.listing');
  const t = useTranslations('fields');
  const sections = useSections(options, label('address'), useCostFields(options.values));
  const fieldOf = usePremisesField(options);
  return sections(namesOf(listingFields), listingLayout, (name) => {
    const field = fieldOf(listingFields[name], name, label(name));
    if (field.kind === 'select' && name === 'vatOnRent') return { ...field, noneLabel: t('toBeAgreed') };
    if (field.kind === 'checkbox' && name === 'deposit') return { ...field, clears: ['depositAmount'] };
    return name === 'depositAmount' ? { ...field, isHidden: options.values.deposit } : field;
  });
}

type ListingValues = FormValues<ListingPropertyFields>;

/** For each kind whether it is charged, and how much where it is. */
function useCostFields(values: ListingValues): FormFieldsSection['fields'] {
  const t = useTranslations('fields');
  const product = useTranslations('product');
  const options = costChoices.map((value) => ({ value, label: product(`costChoice.${value}`) }));
  return costKinds.map((kind, index) => {
    const label = product(`costKind.${kind}`);
    const basis = values[`${kind}Basis`];
    const isHidden = basis === null || basis === 'included';
    const amount = `${kind}Amount`;
    return [
      {
        kind: 'select',
        name: `${kind}Basis`,
        label,
        options,
        placeholder: t('notStated'),
        noneLabel: t('notStated'),
        ...(index === 0 && { hint: t('costsHint') }),
        clears: (selected) => (selected === null || selected === 'included' ? [amount] : []),
      },
      {
        kind: 'number',
        name: amount,
        label: t('costAmount', { kind: label }),
        isDecimal: true,
        unit: { sign: '€', spoken: t('euros') },
        isHidden,
      },
      {
        kind: 'checkbox',
        name: `${kind}IsEstimated`,
        label: t('costEstimated', { kind: label }),
        isHidden,
      },
    ];
  });
}

function useSections(
  { renderAddress }: Pick<PremisesOptions<unknown>, 'renderAddress'>,
  address: string,
  costs: FormFieldsSection['fields'] = [],
) {
  const t = useTranslations('fields');
  const place: FormFieldsSection[] =
    renderAddress === undefined
      ? []
      : [
          {
            title: t('place'),
            fields: [{ kind: 'custom', name: 'address', label: address, render: renderAddress }],
          },
        ];
  return <Name extends string>(
    names: readonly Name[],
    layout: Layout<Name>,
    field: (name: Name) => FormField,
  ): readonly FormFieldsSection[] => {
    const placed = new Set([...layout.premises, ...layout.terms, ...(layout.costs ?? [])].flat());
    const fieldsOf = (rows: Rows<Name>): FormFieldsSection['fields'] =>
      rows.map((row) => (typeof row === 'string' ? field(row) : row.map(field)));
    return [
      ...place,
      { title: t('premises'), fields: fieldsOf(layout.premises) },
      { title: t('terms'), fields: fieldsOf(layout.terms) },
      ...(layout.costs ? [{ title: t('costs'), fields: [...fieldsOf(layout.costs), ...costs] }] : []),
      { title: t('more'), fields: fieldsOf(names.filter((name) => !placed.has(name))) },
    ];
  };
}

function usePremisesField({ values, today }: PremisesOptions<{ readonly description: string }>) {
  const t = useTranslations('fields');
  const { product } = useMessages();
  const descriptionCount = useDescriptionCount();
  const calendar = useCalendarProps();
  const units = {
    squareMetre: { sign: 'm²', spoken: t('squareMetres') },
    euroAMonth: { sign: '€', spoken: t('eurosAMonth') },
    euro: { sign: '€', spoken: t('euros') },
  };
  return (row: PremisesField, name: string, label: string): FormField => {
    const labels: Readonly<Record<string, string>> = row.texts === undefined ? {} : product[row.texts];
    const options = (row.options ?? []).map((key) => ({
      value: String(key),
      label: labels[key] ?? (typeof key === 'number' ? formatRooms([key]) : key),
    }));
    const unit = Object.entries(units).find(([key]) => key === row.limits?.unit)?.[1];
    const number = { name, label, isDecimal: row.limits?.decimals !== 0, ...(unit && { unit }) };
    switch (row.kind) {
      case 'select':
        return {
          kind: 'select',
          name,
          label,
          options,
          placeholder: t('choose'),
          ...(row.isRequired !== true && { noneLabel: t('noAnswer') }),
        };
      case 'radio':
        return { kind: 'radio', name, label, options };
      case 'checkboxes': {
        const isShort = name === 'roomCount' || name === 'floor';
        return { kind: 'checkboxes', name, label, options, arrangement: isShort ? 'row' : 'columns' };
      }
      case 'number':
      case 'maximum':
        return { kind: 'number', ...number };
      case 'range':
        return {
          kind: 'range',
          ...number,
          maximumName: name === 'sizeMin' ? 'sizeMax' : 'rentMax',
          minimumLabel: t('minimum'),
          maximumLabel: t('maximum'),
        };
      case 'day':
        return {
          kind: 'custom',
          name,
          label,
          render: (field) => <DatePicker {...field} {...calendar} minimum={today} />,
        };
      case 'checkbox':
      case 'text':
        return { kind: row.kind, name, label };
      case 'buildingId':
        return { kind: 'text', name, label, hint: t('buildingIdHint') };
      case 'textArea':
        return { kind: 'textArea', name, label, count: descriptionCount(values.description) };
    }
  };
}

/** To whom a landlord would rather let. Nothing of it has to be answered. */
export function useCriteriaSections(): readonly FormFieldsSection[] {
  const text = useTenantText();
  const title = useTranslations('announcements')('preferred');
  const label = useTranslations('product.field.criteria');
  const choices = {
    industries,
    creditRating: creditRatings,
    operatingMargin: operatingMargins,
    employee: employeeBands,
  };
  return [
    {
      title,
      fields: [
        ...namesOf(choices).map((name) => ({
          kind: 'checkboxes' as const,
          name,
          label: label(name),
          arrangement: 'columns' as const,
          options: choices[name].map((value) => ({ value: String(value), label: text(name, value) })),
        })),
        { kind: 'checkbox', name: 'publicDisplay', label: label('publicDisplay') },
      ],
    },
  ];
}
