import { join } from 'node:path'
import { NodeProcess } from './node-process.ts'
import { simulatorsFolder, taxAgencyCa } from './simulator-process.ts'

/** The servers of each simulator, by the setting that says where another one is. */
const settingsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gateway: { DEMO_GATEWAY_URL: 'http' },
  'bus-payment': { DEMO_BUS_URL: 'http' },
  authorities: {
    DEMO_SES_URL: 'ses',
    DEMO_ALLOGGIATI_URL: 'alloggiati',
    DEMO_SIBA_URL: 'siba',
    DEMO_VERIFACTU_URL: 'verifactu',
  },
}

/** Servers that are reached by https, and the setting of the authority that issued their certificate. */
const certificates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  verifactu: { DEMO_VERIFACTU_CA: taxAgencyCa },
}

/** Long enough that a guest sees what the terminal asks. */
const BUS_PRESENT_MS = '4000'

type Ports = Readonly<Record<string, number>>

/** Which simulators the demo needs: none for a system that a setting names. */
export function listSimulators(env: Readonly<NodeJS.ProcessEnv>): readonly string[] {
  return Object.entries(settingsOf)
    .filter(([, settings]) => !Object.keys(settings).some((setting) => env[setting]))
    .map(([name]) => name)
}

/** The server's settings for simulators with these ports. */
export function toServerSettings(portsOf: Readonly<Record<string, Ports>>): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {}
  for (const [name, ports] of Object.entries(portsOf))
    for (const [setting, server] of Object.entries(settingsOf[name] ?? {})) {
      settings[setting] = `${server in certificates ? 'https' : 'http'}://127.0.0.1:${ports[server]}`
      Object.assign(settings, certificates[server])
    }
  return settings
}

/** Runs the simulators of the demo in one process, for as long as we run or until they are stopped. */
export async function runSimulators(): Promise<{
  readonly settings: Readonly<Record<string, string>>
  stop(): void
}> {
  const names = listSimulators(process.env)
  if (names.length === 0) return { settings: {}, stop() {} }
  const simulators = new NodeProcess([join(simulatorsFolder, 'several.ts'), ...names], {
    name: 'The simulators',
    env: { ...process.env, BUS_PRESENT_MS },
    stdout: 'ignore',
    hasOwnGroup: true,
  })
  const heard: Record<string, Ports> = {}
  await simulators.waitFor('their ports', ({ ports }: { readonly ports: Ports }) => {
    heard[names[Object.keys(heard).length] ?? ''] = ports
    return Object.keys(heard).length === names.length || undefined
  })
  simulators.unref()
  return { settings: toServerSettings(heard), stop: () => void simulators.stop() }
}
