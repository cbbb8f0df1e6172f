import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tenantFilters, tenantSorts } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { Schemas } from '@tilava/sdk';
import { findMatches } from '@tilava/sdk/operations';
import { getUserQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { loadTexts, textsOnDemand } from '../../../shared/i18n/loadTexts.ts';
import { pageSize } from '../../../shared/lists/infiniteList.ts';
import { saveCsv } from '../../../shared/saveCsv.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';
import type { MatchFileTexts } from '../../../texts/matchFile/matchFile.ts';
import { announcementMatchesOf } from '../api/queries.ts';
import { matchFile } from '../model/matchFile.ts';
import { askedBy, filtersOf, sortOf } from '../model/matchSearch.ts';

const loadMatchFileTexts = textsOnDemand<MatchFileTexts>({
  en: async () => (await import('../../../texts/matchFile/en.ts')).en,
  fi: async () => (await import('../../../texts/matchFile/fi.ts')).fi,
  sv: async () => (await import('../../../texts/matchFile/sv.ts')).sv,
});

/** A file of more is nothing to look through, and each page is a request. */
const mostMatches = 1000;

interface MatchDownloadProps {
  readonly need: Schemas['Need'];
  readonly onClose: () => void;
}

/** Saves the list as it is filtered and sorted, with what each match costs a month. */
export default function MatchDownload({ need, onClose }: MatchDownloadProps) {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const texts = use(loadMatchFileTexts(locale));
  const close = useTranslations('common')('close');
  const typeName = useTranslations('product.residenceType');
  const failureText = useFailureText();
  const today = useToday();
  const [search] = useSearchParams();
  const [loaded, setLoaded] = useState<{ readonly count: number; readonly total: number } | null>(null);
  const closing = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  const saving = useMutation({
    mutationFn: async () => {
      const { signal } = closing.current;
      const { product } = await loadTexts(locale);
      const user = await queryClient.fetchQuery(getUserQuery(tilava, userId));
      const asked = askedBy(filtersOf(search, tenantFilters), sortOf(search, tenantSorts));
      const query = { favorite: false, ...asked, limit: pageSize } as const;
      const matches: ReturnType<typeof announcementMatchesOf> = [];
      for (let cursor: string | null | undefined; cursor !== null && matches.length < mostMatches;) {
        const page = await findMatches(
          tilava,
          { property: need.id },
          { ...query, ...(cursor !== undefined && { cursor }) },
          { signal },
        );
        matches.push(...announcementMatchesOf(page));
        setLoaded({ count: matches.length, total: page.total });
        cursor = page.nextCursor;
      }
      const rows = matchFile({
        matches,
        texts,
        typeName,
        kindNames: product.costKind,
        deductsVat: user.deductsVat ?? null,
        today,
        origin: location.origin,
      });
      saveCsv(`${texts.fileName}-${today}`, rows, locale);
      return matches.length;
    },
  });
  const number = (value: number) => formatNumber(value, locale);
  const progress = loaded === null ? '' : texts.progress(number(loaded.count), number(loaded.total));
  const isCut = loaded !== null && saving.data !== undefined && loaded.total > saving.data;
  return (
    <Dialog
      title={texts.downloadTitle}
      closeLabel={close}
      isOpen
      size="small"
      onClose={onClose}
      footer={
        <Button isPending={saving.isPending} pendingLabel={texts.download} onPress={() => saving.mutate()}>
          {texts.download}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{texts.hint}</Text>
        <div role="status">
          {progress !== '' && <Text tone="muted">{progress}</Text>}
          {isCut && <Notice tone="warning">{texts.first(number(mostMatches), number(loaded.total))}</Notice>}
        </div>
        {saving.isError && <p role="alert">{failureText('generic', saving.error)}</p>}
      </Stack>
    </Dialog>
  );
}
