import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { readDemoAccounts, type DemoAccount } from '../model/demoAccounts.ts';

interface DemoAccountsProps {
  readonly onChoose: (account: Pick<DemoAccount, 'email' | 'password'>) => void;
}

// What the server says of itself does not change while the page is open.
const neverChanges = () => () => undefined;
const isInBrowser = () => true;
const isNotWhileDrawn = () => false;

/** Logs in by one press each, where the server serves the demo data and nowhere else. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useTranslations('login');
  // The page is prerendered without an answer of the server.
  const isThere = useSyncExternalStore(neverChanges, isInBrowser, isNotWhileDrawn);
  const accounts = isThere ? readDemoAccounts(document) : [];
  if (accounts.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Text tone="muted" size="small">
        {t('demoHint')}
      </Text>
      <Inline gap={2}>
        {accounts.map(({ role, ...account }) => (
          <Button key={role} variant="secondary" size="small" onPress={() => onChoose(account)}>
            {t(`roles.${role}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
