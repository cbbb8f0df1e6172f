import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useTranslations } from 'use-intl';

interface LeftOutProps {
  /** What was left out of the comparison last; undefined where nothing was. */
  readonly title: string | undefined;
  /** Whether it was brought back since. */
  readonly isBack: boolean;
  readonly onUndo: () => void;
  readonly onRepeat: () => void;
}

/** Says what was left out, and brings it back. */
export function LeftOut({ title, isBack, onUndo, onRepeat }: LeftOutProps) {
  const t = useTranslations();
  const text = title === undefined ? '' : t(`comparison.${isBack ? 'broughtBack' : 'leftOut'}`, { title });
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
          {/* One button with two meanings, so that the focus stays where it was. */}
          <Button variant="secondary" size="small" onPress={isBack ? onRepeat : onUndo}>
            {t(isBack ? 'comparison.leaveOutAgain' : 'drafts.undo')}
          </Button>
        </Inline>
      )}
    </>
  );
}
