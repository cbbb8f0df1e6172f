import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import {
  createAnnouncementCopyMutation,
  deletePropertyMutation,
  invalidateAfter,
} from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { IconButton } from '@tilava/ui/IconButton';
import { Menu } from '@tilava/ui/Menu';
import { Text } from '@tilava/ui/Text';
import { Suspense, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { useMenuLabels } from '../../../shared/i18n/Language.tsx';
import { paths } from '../../../shared/paths.ts';
import { useKey, useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { visibilityOf } from './announcementSearch.ts';
import { LetDialog } from './LetDialog.tsx';
import type { Change } from './useBulk.ts';
import { useManyTexts } from './useManyTexts.ts';

interface MoreActionsProps {
  readonly announcement: Schemas['Announcement'];
  readonly onLet: (changes: readonly Change[]) => void;
}

/** Edits, copies or deletes an announcement, tells when it can be viewed, or marks it as let. */
export default function MoreActions(props: MoreActionsProps) {
  return (
    <Suspense fallback={null}>
      <ActionMenu {...props} />
    </Suspense>
  );
}

/** Says which announcement matches and details are about. */
export function ChosenMark() {
  return (
    <Suspense fallback={null}>
      <ChosenBadge />
    </Suspense>
  );
}

function ChosenBadge() {
  return <Badge tone="match">{useManyTexts().chosen}</Badge>;
}

function ActionMenu({ announcement, onLet }: MoreActionsProps) {
  const { id, properties } = announcement;
  const labels = useManyTexts();
  const edit = useTranslations('edit')('property');
  const t = useTranslations('announcements');
  const loadLabels = useMenuLabels();
  const navigate = useNavigate();
  const { choose } = useOwnAnnouncements();
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isLetting, setLetting] = useState(false);
  const keyOf = useKey();
  const [copyCount, setCopyCount] = useState(0);
  const editPath = (propId: string) => generatePath(paths.editProperty, { propId });
  const copying = useMutation({
    ...createAnnouncementCopyMutation(tilava),
    onSuccess: async (copy) => {
      setCopyCount(copyCount + 1);
      choose(copy.id);
      notices.show({ done: 'copied' });
      await invalidateAfter(queryClient, 'createAnnouncementCopy');
      await navigate(editPath(copy.properties.id));
    },
    onError: (error) => notices.show({ error }),
  });
  const deleting = useMutation({
    ...deletePropertyMutation(tilava),
    onSuccess: () => notices.show({ done: 'deleted' }),
    onError: (error) => notices.show({ error }),
    // Also after a failure: the answer may be all that was lost.
    onSettled: () => invalidateAfter(queryClient, 'deleteProperty'),
  });
  const copy = useSubmitOnce(copying.mutate);
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => void navigate(editPath(properties.id)),
    viewingTimes: () => void navigate(generatePath(paths.viewingHours, { annoId: id })),
    copy: () => copy({ id, idempotencyKey: keyOf({ id, copyCount }) }),
    let: () => setLetting(true),
    delete: () => setAsking(true),
  };
  return (
    <>
      <Menu
        actions={[
          { id: 'edit', label: edit, icon: 'edit' },
          { id: 'copy', label: labels.copy, icon: 'document' },
          ...(visibilityOf(announcement) === 'let'
            ? []
            : ([
                { id: 'viewingTimes', label: t('viewingTimes'), icon: 'calendar' },
                { id: 'let', label: labels.markLet, icon: 'check' },
              ] as const)),
          { id: 'delete', label: labels.delete, icon: 'bin', isApart: true },
        ]}
        loadLabels={loadLabels}
        onAction={(action) => actions[action]?.()}
      >
        <IconButton
          icon="more"
          size="small"
          label={(copying.isPending ? labels.copying : labels.more)(properties.address)}
        />
      </Menu>
      {isLetting && (
        <LetDialog
          announcements={[announcement]}
          onClose={() => setLetting(false)}
          onApply={(changes) => {
            setLetting(false);
            onLet(changes);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.deleteQuestion(properties.address)}
        confirmLabel={labels.deleteYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          deleting.mutate({ id: properties.id });
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{labels.deleteHint}</Text>
      </ConfirmDialog>
    </>
  );
}
