import { join } from 'node:path'
import { NodeProcess } from './node-process.ts'

const folder = join(import.meta.dirname, '../../simulators')

/** The certificate of the authority that the simulated tax agency's own certificate is from. */
export const taxAgencyCa = join(folder, 'verifactu/certificates/ca.pem')

type SimulatorPorts = Readonly<Record<string, number>> & { readonly http: number }

/**
 * Starts a simulator of an external system in a separate process, and returns its ports by
 * protocol.
 */
export async function startSimulator<Ports = SimulatorPorts>(
  name: string,
  env: Readonly<NodeJS.ProcessEnv>,
  hasOwnGroup = false,
): Promise<{ readonly ports: Ports; readonly process: NodeProcess }> {
  const simulator = new NodeProcess([join(folder, name, 'main.ts')], { name, env, stdout: 'ignore', hasOwnGroup })
  const ports = await simulator.waitFor('its ports', (message: { readonly ports: Ports }) => message.ports)
  return { ports, process: simulator }
}

/** Runs a simulator for the demo, for as long as we run or until it is stopped. */
export async function runSimulator(
  name: 'gateway' | 'bus-payment' | 'authorities',
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; urlOf(server: string, scheme?: 'https'): string; stop(): void }> {
  const { ports, process: simulator } = await startSimulator(name, { ...process.env, ...settings }, true)
  simulator.unref()
  const urlOf = (server: string, scheme = 'http') => `${scheme}://127.0.0.1:${ports[server]}`
  return { url: urlOf('http'), urlOf, stop: () => void simulator.stop() }
}
