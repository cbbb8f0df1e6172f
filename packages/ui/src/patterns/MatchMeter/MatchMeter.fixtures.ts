import type { MatchMeterProps } from './MatchMeter.tsx';

/** A match for stories. Its bounds are made up: those of the product are not the library's to know. */
export function sampleMatch(percent: number): Pick<MatchMeterProps, 'percent' | 'word' | 'strength'> {
  if (percent > 80) return { percent, word: 'Strong match', strength: 'strong' };
  return percent > 60
    ? { percent, word: 'Fair match', strength: 'fair' }
    : { percent, word: 'Weak match', strength: 'weak' };
}
