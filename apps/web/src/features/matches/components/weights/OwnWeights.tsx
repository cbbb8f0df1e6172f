import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type FieldImportance,
  importances,
  isAnyCounted,
  matchFields,
  type MatchField,
  tenantFilters,
  tenantSorts,
} from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { updateProperty } from '@tilava/sdk/operations';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../../../../shared/i18n/loadTexts.ts';
import { infiniteListQuery } from '../../../../shared/lists/infiniteList.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import type { WeightsTexts } from '../../../../texts/weights/weights.ts';
import { announcementMatchesQuery } from '../../api/queries.ts';
import { askedBy, showsFavorites } from '../../model/matchSearch.ts';
import { useFilters } from '../MatchFilters.tsx';
import { useSorting } from '../MatchSorting.tsx';
import * as styles from './OwnWeights.css.ts';

const loadTexts = textsOnDemand<WeightsTexts>({
  en: async () => (await import('../../../../texts/weights/en.ts')).en,
  fi: async () => (await import('../../../../texts/weights/fi.ts')).fi,
  sv: async () => (await import('../../../../texts/weights/sv.ts')).sv,
});

interface OwnWeightsProps {
  readonly need: Schemas['Need'];
  /** Whether the tenant is choosing. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Says above a list that it is ranked by what matters to the tenant, and how many that hides; and lets it be chosen. */
export default function OwnWeights({ need, isOpen, onOpen }: OwnWeightsProps) {
  const locale = useLocale();
  const texts = use(loadTexts(locale));
  const [search] = useSearchParams();
  const hidden = useHidden(need);
  const total = hidden?.total ?? 0;
  return (
    <>
      {need.importance && !showsFavorites(search) && (
        <Inline gap={3}>
          <Text>
            {texts.active} {total > 0 && texts.hidden(total, formatNumber(total, locale))}
          </Text>
          <Button variant="secondary" size="small" onPress={() => onOpen(true)}>
            {texts.change}
          </Button>
        </Inline>
      )}
      {isOpen && <WeightsDialog need={need} hidden={hidden} texts={texts} onClose={() => onOpen(false)} />}
    </>
  );
}

/** What must-haves hide of the list that is shown, which is loaded elsewhere. */
function useHidden({ id }: Schemas['Need']): Schemas['HiddenMatches'] | undefined {
  const { tilava } = useServices();
  const { active } = useFilters(tenantFilters);
  const { sort } = useSorting(tenantSorts);
  const { data } = useInfiniteQuery({
    ...infiniteListQuery(announcementMatchesQuery(tilava, id, askedBy(active, sort))),
    enabled: false,
    select: ({ pages }) => pages[0]?.hidden,
  });
  return data;
}

interface WeightsDialogProps {
  readonly need: Schemas['Need'];
  readonly hidden: Schemas['HiddenMatches'] | undefined;
  readonly texts: WeightsTexts;
  readonly onClose: () => void;
}

function WeightsDialog({ need, hidden, texts, onClose }: WeightsDialogProps) {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<FieldImportance>(need.importance ?? {});
  const [isRefused, setIsRefused] = useState(false);
  const saving = useMutation({
    mutationFn: (importance: FieldImportance) => updateProperty(tilava, need.id, { importance }),
    onSuccess: () => {
      notices.show({ done: 'saved' });
      onClose();
    },
    onError: (error: Error) => notices.show({ error }),
    // Also after a failure: the answer may be all that was lost.
    onSettled: () => invalidateAfter(queryClient, 'updateProperty'),
  });
  const choose = (importance: FieldImportance) => {
    setChosen(importance);
    setIsRefused(false);
  };
  const hasChanged = matchFields.some((field) => valueOf(chosen, field) !== valueOf(need.importance, field));
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      isOpen
      size="large"
      onClose={onClose}
      closesOutside={!hasChanged}
      onSubmit={() => {
        if (!isAnyCounted(chosen)) setIsRefused(true);
        else if (!hasChanged) onClose();
        else if (!saving.isPending) saving.mutate(chosen);
      }}
      footer={
        <>
          <Button variant="secondary" onPress={() => choose({})}>
            {texts.reset}
          </Button>
          <Button type="submit" isPending={saving.isPending} pendingLabel={texts.save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{texts.hint}</Text>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {texts.criterion}
              </th>
              {importances.map((importance) => (
                <th key={importance} scope="col" className={styles.head} data-of={importance}>
                  {texts.importance[importance]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matchFields.map((field) => (
              <Criterion
                key={field}
                field={field}
                chosen={chosen}
                hidden={hidden?.fields.find((each) => each.field === field)?.total ?? 0}
                texts={texts}
                onChoose={(importance) => choose({ ...chosen, [field]: importance })}
              />
            ))}
          </tbody>
        </table>
        <Text size="small" tone="muted">
          {texts.mustHint}
        </Text>
        <div role="alert">{isRefused && <Notice tone="danger">{texts.nothing}</Notice>}</div>
      </Stack>
    </Dialog>
  );
}

const valueOf = (importance: FieldImportance | null | undefined, field: MatchField) =>
  importance?.[field] ?? 'normal';

interface CriterionProps {
  readonly field: MatchField;
  readonly chosen: FieldImportance;
  /** How many it hides as a must-have. */
  readonly hidden: number;
  readonly texts: WeightsTexts;
  readonly onChoose: (importance: (typeof importances)[number]) => void;
}

function Criterion({ field, chosen, hidden, texts, onChoose }: CriterionProps) {
  const locale = useLocale();
  const label = texts.field[field];
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.criterion}>
        {label}
        {hidden > 0 && valueOf(chosen, field) === 'must' && (
          <div className={styles.hides}>{texts.hides(formatNumber(hidden, locale))}</div>
        )}
      </th>
      {importances.map((importance) => (
        <td key={importance} className={styles.cell}>
          <label className={styles.target}>
            <input
              type="radio"
              name={field}
              value={importance}
              aria-label={`${label}: ${texts.importance[importance]}`}
              checked={valueOf(chosen, field) === importance}
              onChange={() => onChoose(importance)}
              className={styles.radio}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
