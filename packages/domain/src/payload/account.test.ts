import { expect, test } from 'vitest';
import {
  credentials,
  credentialsCheck,
  passwordChange,
  passwordReset,
  profilePicture,
  residenceCreation,
} from './account.ts';

const change = {
  oldPassword: 'secret word',
  newPassword: 'makes-the-best-matches',
  confirmNewPassword: 'makes-the-best-matches',
};

test('§7 A login sends email and password, and whether it is remembered', () => {
  const login = { email: 'tenant@tilava.example', password: 'secret word', rememberMe: true };
  expect(credentials(login)).toStrictEqual(login);
});

test('§7 A password reset sends the email', () => {
  expect(passwordReset({ email: 'tenant@tilava.example' })).toStrictEqual({ email: 'tenant@tilava.example' });
});

test('§7 A password change checks the old password first, with the email', () => {
  expect(credentialsCheck('tenant@tilava.example', change)).toStrictEqual({
    email: 'tenant@tilava.example',
    password: 'secret word',
  });
});

test('§7 A password change sends the new password alone', () => {
  expect(passwordChange(change)).toStrictEqual({ password: 'makes-the-best-matches' });
});

test('§7 A profile picture is sent as its file, and null takes it away', () => {
  expect(profilePicture('file')).toStrictEqual({ file: 'file' });
  expect(profilePicture(null)).toStrictEqual({ file: null });
});

const picture = { id: '0199a6b0-3c00-7000-8000-000000000401', key: 'k', name: 'hall.png', surround: false };

test('§3 §7 A residence is sent with {houseType, file: list of file records}', () => {
  const files = [picture, { ...picture, surround: true }] as const;
  expect(residenceCreation('garage', files)).toStrictEqual({ houseType: 'garage', file: [...files] });
  expect(residenceCreation('other', [])).toStrictEqual({ houseType: 'other', file: [] });
});
