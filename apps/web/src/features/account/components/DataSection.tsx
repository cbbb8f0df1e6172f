import { getUserExport } from '@tilava/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

const DeleteAccount = lazyComponent(() => import('./DeleteAccount.tsx'));

export function DataSection({ email }: { readonly email: string }) {
  const { tilava, notices } = useServices();
  const t = useTranslations('account');
  const userId = useUserId();
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: (id: string) => getUserExport(tilava, id),
    onError: (error) => notices.show({ error }),
    onSuccess: (data) =>
      saveFile('tilava.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
  });

  const downloadOnce = useSubmitOnce(download.mutate);

  return (
    <Section id="data" title={t('data')} width="full">
      <div className={styles.settings}>
        <Stack gap={2} align="start">
          <Button
            variant="secondary"
            isPending={download.isPending}
            pendingLabel={t('exporting')}
            onPress={() => downloadOnce(userId)}
          >
            {t('export')}
          </Button>
          <Text size="small" tone="muted">
            {t('exportHint')}
          </Text>
        </Stack>
        <Stack gap={2} align="start">
          <Button variant="secondary" onPress={() => setIsDeleting(true)}>
            {t('delete.open')}
          </Button>
          <Text size="small" tone="muted">
            {t('delete.what')}
          </Text>
        </Stack>
      </div>
      {isDeleting && <DeleteAccount email={email} onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}
