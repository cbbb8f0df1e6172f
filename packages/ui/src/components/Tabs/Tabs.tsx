import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useCurrentInSight } from '../useCurrentInSight.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface Tab {
  /** Unique within the tabs. */
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  /** Only the selected tab's content is in the page. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The name of the tabs for screen readers, e.g. "Managing system". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the selected tab, when controlled, e.g. in the address. */
  readonly selectedId?: string;
  /** Called with the id of the selected tab. */
  readonly onSelect?: (id: string) => void;
}

/** Views of one thing that replace each other. If a view has its own address, use a TopNav link. */
export function Tabs({ label: name, tabs, selectedId, onSelect }: TabsProps) {
  // Said here, the first one is selected when it is first drawn, and not a moment later.
  const firstId = tabs[0]?.id;
  const list = useCurrentInSight<HTMLDivElement>(tabs.findIndex(({ id }) => id === selectedId));
  return (
    <AriaTabs
      className={styles.root}
      {...(firstId !== undefined && { defaultSelectedKey: firstId })}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      {...(onSelect !== undefined && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList ref={list} className={styles.list} aria-label={name}>
        {tabs.map(({ id, label }) => (
          <AriaTab key={id} id={id} className={styles.tab}>
            {label}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
