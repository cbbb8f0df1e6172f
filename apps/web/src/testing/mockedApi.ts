import { createHandlers, happyPath } from '@tilava/sdk/testing';
import { setupServer } from 'msw/node';
import { createServices, type Services } from '../shared/services/services.ts';
import { memoryStorage } from './memoryStorage.ts';

const baseUrl = 'http://127.0.0.1:65000/api/v1';

/** Answers the contract's examples to every call, until a test wants otherwise. */
export const server = setupServer(...happyPath(baseUrl));

/** Makes such a wish. */
export const handlers = createHandlers(baseUrl);

/** The app's services on the mocked API, for nobody yet. */
export const createMockedServices = (storage = memoryStorage()): Services =>
  createServices({
    baseUrl,
    storage,
    tabs: new EventTarget(),
    preferred: [],
    document: { cookie: '', documentElement: { lang: '' } },
  });
