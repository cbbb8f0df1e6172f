import { useQuery } from '@tanstack/react-query';
import { listingFields, needFields, type PremisesFields } from '@tilava/domain/property';
import { ComparisonTable } from '@tilava/ui/ComparisonTable';
import { Spinner } from '@tilava/ui/Spinner';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useTenantText } from '../facts/useTenantText.ts';
import { usePremisesText } from '../facts/usePremisesFacts.ts';
import { labelledNames } from '../forms/useFaults.ts';
import { isSame } from '../forms/useForm.ts';

interface VersionsTableProps extends Versions {
  /** Reads what is saved now, as the form would hold it. */
  readonly readTheirs: () => Promise<Values>;
}

/** Shows both versions of what was changed elsewhere while it was edited, field by field. */
export function VersionsTable({ readTheirs, ...versions }: VersionsTableProps) {
  const t = useTranslations('edit');
  const common = useTranslations('common');
  const unsaid = useTranslations('account')('unsaid');
  const differs = useTranslations('comparison')('differs');
  const valueLabel = useValueLabels();
  const theirs = useQuery({
    queryKey: ['edit', 'theirs', useId()],
    queryFn: readTheirs,
    gcTime: 0,
    meta: { isSilent: true },
  });
  if (theirs.isLoading) return <Spinner label={common('loading')} />;
  return (
    theirs.data !== undefined && (
      <ComparisonTable
        label={t('versions')}
        items={[
          { id: 'mine', title: t('yours') },
          { id: 'theirs', title: t('savedNow') },
        ]}
        facts={changedFields({ ...versions, theirs: theirs.data }).map((field) => ({
          id: field.name,
          label: field.label,
          values: [valueLabel(field.name, field.mine), valueLabel(field.name, field.theirs)],
        }))}
        missing={unsaid}
        differenceLabel={differs}
        removeLabel={({ title }) => title}
      />
    )
  );
}

// Needs have fewer types, which are called alike.
const premises: PremisesFields = { ...needFields, ...listingFields };

/** Labels of what a field holds; null for nothing. */
function useValueLabels(): (name: string, value: unknown) => string | null {
  const premisesText = usePremisesText();
  const tenantText = useTenantText();
  return (name, value) => {
    const field = premises[name];
    if (field?.texts !== undefined) return premisesText(field, value) || null;
    if (typeof value === 'boolean') return value ? '✓' : '✗';
    return tenantText(name, value) || null;
  };
}

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A form while what it edits is changed elsewhere. */
interface Versions {
  readonly labels: Readonly<Record<string, string>>;
  readonly before: Values;
  readonly mine: Values;
}

/** A field that one of the two has changed. */
interface ChangedField {
  readonly name: string;
  readonly label: string;
  /** What it comes to when the form is saved all the same: only what was changed in it is sent. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The fields in which what the form began with is not what there is now, here or elsewhere, in their order. */
export function changedFields({ labels, before, mine, theirs }: Versions & { readonly theirs: Values }) {
  return Object.keys(before).flatMap((name): readonly ChangedField[] => {
    const label = labels[labelledNames([name]).join()];
    // Where an address lies says nothing to a reader.
    if (name === 'location' || label === undefined) return [];
    const isMine = !isSame(mine[name], before[name]);
    if (!isMine && isSame(theirs[name], before[name])) return [];
    return [{ name, label, mine: isMine ? mine[name] : theirs[name], theirs: theirs[name] }];
  });
}
