import { createContext } from 'react';
import type { Services } from './services.ts';

/** Hands the services to components. */
export const ServicesContext = createContext<Services | null>(null);
