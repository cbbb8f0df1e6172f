import { Card } from '@tilava/ui/Card';
import { Grid } from '@tilava/ui/Grid';
import { Heading } from '@tilava/ui/Heading';
import { Icon, type IconName } from '@tilava/ui/Icon';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId } from 'react';
import { ToCome } from '../../../../shared/page/Section.tsx';
import * as styles from './Attention.css.ts';
import { useAttentionTexts } from './useAttentionTexts.ts';

/** Something to do, and the way there. */
export interface AttentionItem {
  readonly icon: IconName;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

interface AttentionProps {
  /** The most urgent first; those that are false don't apply. Undefined until all are known. */
  readonly items: readonly (AttentionItem | false | undefined)[] | undefined;
  /** Whether a part could not be loaded, so that nobody can say that there is nothing. @default false */
  readonly isPartial?: boolean;
}

/** What to do next, or that there is nothing. */
export function Attention({ items, isPartial = false }: AttentionProps) {
  const texts = useAttentionTexts();
  const titleId = useId();
  if (items === undefined) return <AttentionToCome />;
  const shown = items.filter((item) => item !== undefined && item !== false);
  if (shown.length === 0 && isPartial) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="heading" id={titleId}>
          {texts.title}
        </Heading>
        {shown.length === 0 ? (
          <Notice tone="success" title={texts.nothing}>
            {texts.nothingHint}
          </Notice>
        ) : (
          <div className={styles.items}>
            <Grid as="ul" columns="wide" gap={4}>
              {shown.map(({ icon, text, action, href }) => (
                <Card as="li" key={text}>
                  <div className={styles.item}>
                    <span className={styles.icon}>
                      <Icon name={icon} />
                    </span>
                    <Text>{text}</Text>
                    <span className={styles.action}>
                      <Link variant="standalone" href={href}>
                        {action}
                      </Link>
                    </span>
                  </div>
                </Card>
              ))}
            </Grid>
          </div>
        )}
      </Stack>
    </section>
  );
}

export const AttentionToCome = () => (
  <ToCome>
    <Stack gap={4}>
      <Skeleton width="short" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </Stack>
  </ToCome>
);
