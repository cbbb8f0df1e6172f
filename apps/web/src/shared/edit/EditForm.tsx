import { useQuery } from '@tanstack/react-query';
import { costChoices, costKinds } from '@tilava/domain/cost';
import type { Fields } from '@tilava/domain/form';
import { areaText } from '@tilava/domain/place';
import { listingFields, needFields, type PremisesFields } from '@tilava/domain/property';
import type { Locale } from '@tilava/domain/time';
import { Button } from '@tilava/ui/Button';
import { ComparisonTable } from '@tilava/ui/ComparisonTable';
import { Form } from '@tilava/ui/Form';
import { FormFields } from '@tilava/ui/FormFields';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { SectionNav } from '@tilava/ui/SectionNav';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { fieldFailures, fieldLabels, sectionLinks, type FormFieldsSection } from '@tilava/ui/formField';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DraftNote } from '../drafts/useDraft.tsx';
import { useFailureText } from '../errors/useFailureText.ts';
import { usePremisesText, useTenantText } from '../facts/usePremisesFacts.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { labelledNames } from '../forms/useFaults.ts';
import { isSame } from '../forms/useForm.ts';
import type { Edit } from './useEdit.ts';

interface EditFormProps<F extends Fields> {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly edit: Edit<F>;
  readonly sections: readonly FormFieldsSection[];
  /** What the address says instead of the form: it has one error with its place. */
  readonly address?: Partial<Pick<Edit<F>['form']['fields'], 'errors' | 'onLeave'>>;
}

export function EditForm<F extends Fields>({ id, edit, sections, address }: EditFormProps<F>) {
  const { form, draft, before, save, back, onTheirs, readTheirs } = edit;
  const t = useTranslations('edit');
  const wizard = useTranslations('wizard');
  const saving = useTranslations('common')('saving');
  const failureText = useFailureText();
  const fields = { ...form.fields, ...address };
  const labels = fieldLabels(sections);
  // A name is not broken at its hyphen.
  const faulty = labelledNames(form.faulty)
    .map((name) => (labels[name] ?? name).replaceAll('-', '-\u2060'))
    .join(', ');
  const isBlank = form.faulty.every((name) => isEmpty(form.values[name]));
  const takeTheirs = () => {
    draft.finish();
    onTheirs?.();
  };
  return (
    <>
      <LeaveGuard isActive={form.isChanged && !save.isPending} onLeave={draft.finish} />
      <SectionNav label={t('parts')} sections={sectionLinks(id, sections)}>
        <Form
          layout="sections"
          onSubmit={() => form.submit((result) => save.save({ result, etag: edit.etag }))}
          fieldFailures={fieldFailures(id, sections, fields.errors)}
          isPending={save.isPending}
          blocker={
            faulty === ''
              ? undefined
              : isBlank
                ? wizard('stillNeeded', { fields: faulty })
                : t('blocked', { fields: faulty })
          }
          failure={
            save.isConflict ? (
              <Stack gap={2}>
                {t('conflict')}
                <Inline gap={2}>
                  <Button variant="secondary" size="small" onPress={takeTheirs}>
                    {t('theirs')}
                  </Button>
                  <Button variant="secondary" size="small" onPress={save.overwrite}>
                    {t('mine')}
                  </Button>
                </Inline>
              </Stack>
            ) : (
              save.error && `${t('failed')} ${failureText('generic', save.error) ?? ''}`
            )
          }
          labels={{ submit: t('save'), submitting: saving }}
          secondary={
            <Link href={back} variant="standalone">
              {t('cancel')}
            </Link>
          }
          draft={<DraftNote draft={draft} />}
        >
          <FormFields id={id} sections={sections} {...fields} />
          {save.isConflict && (
            <VersionsTable labels={labels} before={before} mine={form.values} readTheirs={readTheirs} />
          )}
        </Form>
      </SectionNav>
    </>
  );
}

function VersionsTable({ readTheirs, ...versions }: Versions & Pick<Edit<Fields>, 'readTheirs'>) {
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

function useValueLabels(): (name: string, value: unknown) => string | null {
  const t = useTranslations('fields');
  const choice = useTranslations('product.costChoice');
  const premisesText = usePremisesText();
  const tenantText = useTenantText();
  const locale: Locale = useLocale();
  return (name, value) => {
    const field = premises[name];
    if (field?.texts !== undefined) return premisesText(field, value) || null;
    if (name === 'drawnArea')
      return Array.isArray(value) && value.length > 0 ? areaText(value.map(Number), locale) : null;
    if (typeof value === 'boolean') return value ? '✓' : '✗';
    if (name === 'deductsVat' && (value === 'yes' || value === 'no')) return t(value);
    const charged =
      costKinds.some((kind) => name === `${kind}Basis`) && costChoices.find((key) => key === value);
    return charged ? choice(charged) : tenantText(name, value) || null;
  };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

export type Values = Readonly<Record<string, unknown>>;

interface Versions {
  readonly labels: Readonly<Record<string, string>>;
  readonly before: Values;
  readonly mine: Values;
}

/** The fields in which what the form began with is not what there is now, here or elsewhere, in their order. */
export function changedFields({ labels, before, mine, theirs }: Versions & { readonly theirs: Values }) {
  return Object.keys(before).flatMap((name) => {
    const label = labels[labelledNames([name]).join()];
    // Where an address lies says nothing to a reader.
    if (name === 'location' || label === undefined) return [];
    const isMine = !isSame(mine[name], before[name]);
    if (!isMine && isSame(theirs[name], before[name])) return [];
    // Only what was changed here is sent when the form is saved all the same.
    return [{ name, label, mine: isMine ? mine[name] : theirs[name], theirs: theirs[name] }];
  });
}
