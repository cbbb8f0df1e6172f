import { Badge } from '@tilava/ui/Badge';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useTranslations } from 'use-intl';
import { useReceivedInterests } from '../shared/interests/useReceivedInterests.ts';

/** How much interest there is that has not been seen. */
export default function NewInterest() {
  const t = useTranslations('nav');
  const count = useReceivedInterests().data?.newCount ?? 0;
  return (
    count > 0 && (
      <Badge tone="match">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('newInterest', { count })}</VisuallyHidden>
      </Badge>
    )
  );
}
