import { criteriaForm } from '@tilava/domain/criteria';
import { emptyValues } from '@tilava/domain/form';
import { listingForm } from '@tilava/domain/listing';
import { needForm } from '@tilava/domain/need';
import { organizationForm, privatePersonForm } from '@tilava/domain/profile';
import { en as product } from '@tilava/domain/texts/en';
import { allFields, type FormField, type FormFieldsSection } from '@tilava/ui/formField';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { en as pages } from '../../texts/en.ts';
import { useCriteriaSections, useListingSections, useNeedSections } from './usePremisesSections.tsx';
import { useOrganizationSections, usePersonSections } from './useProfileSections.tsx';

const today = '2026-03-01';
const profile = { today, readPhoneNumber: () => null, user: null };
const need = emptyValues(needForm({ today, before: null }));
const listing = emptyValues(listingForm({ today, before: null }));
const person = emptyValues(privatePersonForm(profile));
const organization = emptyValues(organizationForm(profile));
const renderAddress = () => null;

function sectionsOf(useSections: () => readonly FormFieldsSection[]): readonly FormFieldsSection[] {
  let sections: readonly FormFieldsSection[] = [];
  const Probe = () => {
    sections = useSections();
    return null;
  };
  const messages = { ...pages, product };
  const intl = {
    locale: 'en' as const,
    messages,
    timeZone: 'Europe/Helsinki',
    children: createElement(Probe),
  };
  renderToStaticMarkup(createElement(IntlProvider, intl));
  return sections;
}

/** What a field of each kind holds while it is empty. */
const empty: Readonly<Record<FormField['kind'], unknown>> = {
  text: '',
  textArea: '',
  number: '',
  range: '',
  custom: '',
  select: null,
  radio: null,
  checkboxes: [],
  checkbox: false,
};

describe('the fields that are described', () => {
  it.for([
    ['a need', need, () => useNeedSections({ values: need, today, renderAddress })],
    [
      'a listing',
      listing,
      () => [...useListingSections({ values: listing, today, renderAddress }), ...useCriteriaSections()],
    ],
    ['criteria', emptyValues(criteriaForm), () => useCriteriaSections()],
    ['a person', person, () => usePersonSections(person)],
    ['an organisation', organization, () => useOrganizationSections(organization)],
  ] as const)('are those of the form of %s, and of the kinds of its values', ([, values, useSections]) => {
    // Chosen with the address, and by the answer to a question.
    const { location: _, confirmed: __, ...shown } = { location: null, confirmed: '', ...values };
    const fields = allFields(sectionsOf(useSections)).flatMap((field) => [
      [field.name, empty[field.kind]] as const,
      ...(field.kind === 'range' ? [[field.maximumName, empty.range] as const] : []),
    ]);
    expect(Object.fromEntries(fields)).toEqual(shown);
  });
});
