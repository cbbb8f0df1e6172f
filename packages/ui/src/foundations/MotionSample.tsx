import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { motion } from '../tokens/scale.ts';
import { figure, list, name } from './foundations.css.ts';
import * as styles from './MotionSample.css.ts';
import { Sample } from './Sample.tsx';

/** Both durations beside each other, at a press. */
export function MotionSample() {
  const [isAway, setIsAway] = useState(false);
  return (
    <Sample>
      <Stack gap={4} align="start">
        <Button variant="secondary" onPress={() => setIsAway(!isAway)}>
          Move
        </Button>
      </Stack>
      <div className={list}>
        {(['quick', 'slow'] as const).map((speed) => (
          <div key={speed} className={styles.row}>
            <div>
              <div className={name}>{speed}</div>
              <div className={figure}>{motion[speed]}</div>
            </div>
            <div className={styles.track}>
              <div className={styles.runner[speed]} data-away={isAway || undefined} />
            </div>
          </div>
        ))}
      </div>
    </Sample>
  );
}

/** The one curve, in words. */
export function Curve() {
  return <code>{motion.ease}</code>;
}
