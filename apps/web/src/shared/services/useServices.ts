import { use } from 'react';
import type { Services } from './services.ts';
import { ServicesContext } from './ServicesContext.ts';

/** The app's services. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component');
  return services;
}
