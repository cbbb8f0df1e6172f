import { useQuery } from '@tanstack/react-query';
import { ComparisonTable } from '@tilava/ui/ComparisonTable';
import { Spinner } from '@tilava/ui/Spinner';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { changedFields, type Values, type Versions } from './versions.ts';
import { useValueLabels } from './useValueLabels.ts';

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
