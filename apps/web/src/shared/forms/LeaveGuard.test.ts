import { parsePath, type Path } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { leavesForm } from './LeaveGuard.tsx';

const at = (address: string): Path => ({ pathname: '/', search: '', hash: '', ...parsePath(address) });

describe('whether somebody leaves a form', () => {
  const leaves = (form: string, from: string, to: string, within?: string) =>
    leavesForm({ ...at(form), within }, at(from), at(to));

  it('is so where another address follows, or another search', () => {
    expect(leaves('/form', '/form', '/')).toBe(true);
    expect(leaves('/form?tab=user', '/form?tab=user', '/form?tab=property')).toBe(true);
  });

  it('is not so where only the place on the page changes', () => {
    expect(leaves('/form', '/form', '/form#end')).toBe(false);
  });

  it('is not so between addresses of the same form', () => {
    expect(leaves('/new/0', '/new/0', '/new/1', '/new/')).toBe(false);
    expect(leaves('/new/0', '/new/1', '/', '/new/')).toBe(true);
  });

  it('is not so where it was left already and is still drawn', () => {
    expect(leaves('/form', '/', '/login')).toBe(false);
    expect(leaves('/new/0', '/', '/login', '/new/')).toBe(false);
  });
});
