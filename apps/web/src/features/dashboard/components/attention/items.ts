import type { Schemas } from '@tilava/sdk';
import { generatePath } from 'react-router-dom';
import type { DraftName } from '../../../../shared/drafts/draftStore.ts';
import { paths } from '../../../../shared/paths.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import type { AttentionTexts } from '../../../../texts/attention/attention.ts';
import type { AttentionItem } from './Attention.tsx';
import { useAttentionTexts } from './useAttentionTexts.ts';

/** Leads to alerts while no emails tell of new matches. */
export function alertsItem(
  alerts: Schemas['Alerts'] | undefined,
  user: Schemas['User'] | undefined,
  texts: AttentionTexts,
): AttentionItem | false {
  const isOff = alerts !== undefined && (alerts.frequency === 'never' || user?.unsubscribed === true);
  return (
    isOff && {
      icon: 'clock',
      text: texts.alertsOff,
      action: texts.turnOnAlerts,
      href: `${paths.notifications}#alerts`,
    }
  );
}

/** Leads to messages that aren't read yet. */
export const messagesItem = (unread: number | undefined, texts: AttentionTexts): AttentionItem | false =>
  unread !== undefined &&
  unread > 0 && {
    icon: 'info',
    text: texts.unreadMessages(unread),
    action: texts.readMessages,
    href: `${paths.messages}?filter=unread`,
  };

/** Leads to the first form that was begun and not sent. */
export function useDraftItem(
  creation: 'need' | 'announcement',
  propertyIds: readonly string[],
): AttentionItem | undefined {
  const { drafts } = useServices();
  const texts = useAttentionTexts();
  const forms: readonly { readonly name: DraftName; readonly href: string }[] = [
    creation === 'need'
      ? { name: creation, href: paths.newProperty }
      : { name: creation, href: generatePath(paths.newAnnouncement, { index: '0' }) },
    { name: 'profile', href: paths.editProfile },
    ...propertyIds.map((propId) => ({
      name: `property-${propId}` as const,
      href: generatePath(paths.editProperty, { propId }),
    })),
  ];
  const begun = forms.filter(({ name }) => drafts.keptAt(name) !== null);
  return (
    begun[0] && {
      icon: 'edit',
      text: texts.drafts(begun.length),
      action: texts.continueDraft,
      href: begun[0].href,
    }
  );
}
