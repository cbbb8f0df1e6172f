import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useTranslations } from 'use-intl';

interface LeftOutProps {
  /** What has just been left out of the comparison; undefined where nothing was. */
  readonly title: string | undefined;
  readonly onUndo: () => void;
}

/** Says what was left out, and brings it back. */
export function LeftOut({ title, onUndo }: LeftOutProps) {
  const t = useTranslations();
  const text = title === undefined ? '' : t('comparison.leftOut', { title });
  return (
    <>
      {/* There before it has something to say, or nobody would hear it. */}
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      {text !== '' && (
        <Inline>
          <Text>
            <span aria-hidden="true">{text}</span>
          </Text>
          <Button variant="secondary" size="small" onPress={onUndo}>
            {t('drafts.undo')}
          </Button>
        </Inline>
      )}
    </>
  );
}
