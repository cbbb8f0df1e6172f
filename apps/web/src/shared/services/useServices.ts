import { createContext, use } from 'react';
import type { Services } from './services.ts';

/** Hands the services to components. */
export const ServicesContext = createContext<Services | null>(null);

/** The app's services. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component');
  return services;
}
