import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { useTranslations } from 'use-intl';
import type { MatchView } from '../model/matchSearch.ts';

interface ViewSwitchProps {
  readonly view: MatchView;
  readonly onChange: (view: MatchView) => void;
}

/** List or plot, where there is no room for both. */
export default function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useTranslations('plot');
  return (
    <SegmentedControl
      label={t('view')}
      isLabelHidden
      options={[
        { value: 'list', label: t('asList') },
        { value: 'plot', label: t('asPlot') },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
