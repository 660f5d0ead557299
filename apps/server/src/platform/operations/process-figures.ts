import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * Memory, garbage collection and the event loop. They belong to the process and are observed once,
 * however many servers it builds: prom-client's timer and garbage collection observer are never
 * stopped.
 */
export function processFigures(): Registry {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
