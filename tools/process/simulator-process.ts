import { join } from 'node:path'
import { NodeProcess } from './node-process.ts'

export const simulatorsFolder = join(import.meta.dirname, '../../simulators')

/** The certificate of the authority that the simulated tax agency's own certificate is from. */
export const taxAgencyCa = join(simulatorsFolder, 'verifactu/certificates/ca.pem')

type SimulatorPorts = Readonly<Record<string, number>> & { readonly http: number }

/**
 * Starts a simulator of an external system in a separate process, and returns its ports by
 * protocol.
 */
export async function startSimulator<Ports = SimulatorPorts>(
  name: string,
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<{ readonly ports: Ports; readonly process: NodeProcess }> {
  const simulator = new NodeProcess([join(simulatorsFolder, name, 'main.ts')], { name, env, stdout: 'ignore' })
  const ports = await simulator.waitFor('its ports', (message: { readonly ports: Ports }) => message.ports)
  return { ports, process: simulator }
}
