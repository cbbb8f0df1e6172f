import { loginForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { describe, expect, it } from 'vitest';
import { emptyLogin, readDemoAccounts } from './LoginForm.tsx';

const pageWith = (content: string | null) => ({
  querySelector: (selector: string) =>
    selector === 'meta[name="tilava-demo"]' && content !== null ? { getAttribute: () => content } : null,
});

describe('the accounts of the demo data', () => {
  it.each([null, '', '__DEMO_ACCOUNTS__'])('are none where the page says %j', (content) => {
    expect(readDemoAccounts(pageWith(content))).toEqual([]);
  });

  it('are those that the page names, each with the password of all', () => {
    const content = JSON.stringify({
      password: 'p',
      emails: ['admin@tilava.example', 'tenant@tilava.example'],
    });
    expect(readDemoAccounts(pageWith(content))).toEqual([
      { role: 'tenant', email: 'tenant@tilava.example', password: 'p' },
      { role: 'admin', email: 'admin@tilava.example', password: 'p' },
    ]);
  });
});

it('the login form begins as the domain’s form does', () => {
  expect(emptyLogin).toEqual(emptyValues(loginForm));
});
