import { HowItWorks } from '@tilava/ui/HowItWorks';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';
import * as styles from './landing.css.ts';
import { SampleMatch } from './SampleMatch.tsx';
import { SampleNeed } from './SampleNeed.tsx';

// Far down the page, so that its code does not hold up what is seen first.
const SamplePlot = lazyComponent(() => import('./SamplePlot.tsx'));

/** How matching works in three pictures: a need, the circle of 3 km, the graded answer. */
export function HowMatchingWorks() {
  const t = useTranslations('landing.how');
  return (
    <HowItWorks
      steps={[
        { title: t('need'), description: t('needHint'), figure: <SampleNeed /> },
        {
          title: t('circle'),
          description: t('circleHint'),
          figure: (
            <div className={styles.plot}>
              <SamplePlot />
            </div>
          ),
        },
        { title: t('answer'), description: t('answerHint'), figure: <SampleMatch /> },
      ]}
    />
  );
}
