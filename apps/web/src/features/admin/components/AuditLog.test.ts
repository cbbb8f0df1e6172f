import { locales } from '@tilava/domain/format';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import contract from '../../../../../../openapi/generated/openapi.json' with { type: 'json' };
import { loadTexts } from '../../../shared/i18n/loadTexts.ts';
import { en } from '../../../texts/admin/en.ts';
import { fi } from '../../../texts/admin/fi.ts';
import { sv } from '../../../texts/admin/sv.ts';
import { auditedFieldLabels, labelsOfFields } from './AuditLog.tsx';

const { UserChanges, NeedChanges, ListingChanges, AnnouncementChanges, ResidenceChanges } =
  contract.components.schemas;

const changeable = [UserChanges, NeedChanges, ListingChanges, AnnouncementChanges, ResidenceChanges].flatMap(
  ({ properties }) =>
    // Recorded under the name that the server knows it by.
    Object.entries(properties).flatMap(([name, property]) => ('x-spelling-of' in property ? [] : [name])),
);

describe.each(locales)('the fields of the audit log in %s', (locale) => {
  const read = async () => {
    const t = createTranslator({ locale, messages: await loadTexts(locale) });
    return auditedFieldLabels(t, { en, fi, sv }[locale]);
  };

  it.each([...new Set(changeable), 'files'])('have a word for %s', async (field) => {
    expect(labelsOfFields([field], await read())).not.toMatch(new RegExp(`^\\s*$|^${field}$|\\.`, 'u'));
  });

  it('say each word once', async () => {
    const labels = await read();
    expect(labelsOfFields(['sizeMin', 'gender', 'sizeMax'], labels)).toBe(
      `${labels.sizeMin}, ${labels.gender}`,
    );
  });

  it.each(['newerThanThis', 'constructor'])('leave %s as it is', async (field) => {
    expect(labelsOfFields([field], await read())).toBe(field);
  });
});
