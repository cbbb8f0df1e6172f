import { expect, inject, it } from 'vitest';
import { runNode } from './support/runProgram.ts';

const script = ['node/matches.ts'];

it('prints the best tenants for each public announcement', async () => {
  const { status, output } = await runNode(script, { TILAVA_URL: inject('serverAddress') });
  expect(status, output).toBe(0);
  expect(output).toContain('Kalevankatu 30, 00100 Helsinki: 14 tenants\n  100 %  Aino, 309 m away\n');
  expect(output).not.toContain('Eerikinkatu 24');
});

it('says so where nobody answers', async () => {
  const { status, output } = await runNode(script, { TILAVA_URL: 'http://127.0.0.1:1' });
  expect({ status, output }).toEqual({
    status: 1,
    output: 'No answer from http://127.0.0.1:1: is the server running?\n',
  });
});

it('says what the server refused', async () => {
  const { status, output } = await runNode(script, {
    TILAVA_URL: inject('serverAddress'),
    TILAVA_EMAIL: 'nobody@tilava.example',
  });
  expect(status).toBe(1);
  expect(output).toContain('(credentials_wrong, request ');
});
