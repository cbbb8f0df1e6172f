import { describe, expect, it, vi } from 'vitest';
import { failuresOf, namedFields } from './namedField.ts';

const labels = { email: 'Email', password: 'Password' };

describe('namedFields', () => {
  it('gives a field what is said of it, and nothing of the others', () => {
    const field = namedFields('login', {
      labels,
      hints: { email: 'We send a link.' },
      errors: { password: 'Enter your password.' },
    });
    expect(field('email')).toMatchObject({
      id: 'login-email',
      name: 'email',
      label: 'Email',
      description: 'We send a link.',
      errorMessage: undefined,
    });
    expect(field('password')).toMatchObject({
      description: undefined,
      errorMessage: 'Enter your password.',
    });
  });

  it('needs every answer, or those that are named', () => {
    expect(namedFields('login', { labels })('email').isRequired).toBe(true);
    const field = namedFields('login', { labels, required: ['email'] });
    expect(field('email').isRequired).toBe(true);
    expect(field('password').isRequired).toBe(false);
  });

  it('tells which field was left', () => {
    const onLeave = vi.fn<(name: string) => void>();
    namedFields('login', { labels, onLeave })('password').onBlur();
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('password');
  });
});

describe('failuresOf', () => {
  it('keeps the order of the fields, not of the errors, and says which they are', () => {
    const errors = { password: 'This field is required', email: 'This field is required' };
    expect(failuresOf('login', ['email', 'password'], { labels, errors })).toEqual([
      { fieldId: 'login-email', message: 'Email: This field is required' },
      { fieldId: 'login-password', message: 'Password: This field is required' },
    ]);
  });

  it('has nothing to say of fields that are right', () => {
    expect(failuresOf('login', ['email', 'password'], { labels, errors: { email: undefined } })).toEqual([]);
    expect(failuresOf('login', ['email', 'password'], { labels })).toEqual([]);
  });
});
