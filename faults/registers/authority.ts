import { createFaultsFolder, type Started, startProcess } from '../processes.ts'
import type { ReportingAuthority } from './breaks.ts'
import type { StoredPerson } from './evaluate-stay.ts'

/** A simulated authority that keeps its ledger and its address when it dies. */
export interface SimulatedAuthority {
  readonly url: string
  stored(): Promise<readonly StoredPerson[]>
  /** Missing faults are switched off. */
  setFaults(faults: object): Promise<void>
  kill(): Promise<void>
  /** Starts it again if it has died. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Ports {
  readonly http: number
  readonly control?: number
}

interface SesLedger {
  readonly batches: readonly { readonly id: string; readonly xml: string }[]
  readonly communications: readonly {
    readonly batch: string
    readonly code?: string
    readonly cancelled: boolean
  }[]
}

const sesPerson = /<nombre>([^<]*)<\/nombre><apellido1>([^<]*)<\/apellido1>.*?<direccion><direccion>([^<]*)</g

function listSesPeople({ batches, communications }: SesLedger): StoredPerson[] {
  const xmlOf = new Map(batches.map(({ id, xml }) => [id, xml]))
  return communications
    .filter(({ code, cancelled }) => code !== undefined && !cancelled)
    .flatMap(({ batch, code = '' }) =>
      [...(xmlOf.get(batch) ?? '').matchAll(sesPerson)].map(([, firstName = '', surname = '', street = '']) => ({
        surname,
        firstName,
        street,
        number: code,
      })),
    )
}

interface ItalianLedger {
  readonly rows: readonly { readonly row: string }[]
}

const listItalianPeople = ({ rows }: ItalianLedger): StoredPerson[] =>
  rows.map(({ row }) => ({ surname: row.slice(14, 64).trim(), firstName: row.slice(64, 94).trim() }))

interface SibaLedger {
  readonly bulletins: readonly { readonly number: number; readonly bulletin: Readonly<Record<string, string>> }[]
}

const listSibaPeople = ({ bulletins }: SibaLedger): StoredPerson[] =>
  bulletins.map(({ number, bulletin }) => ({
    surname: bulletin['Apelido'] ?? '',
    firstName: bulletin['Nome'] ?? '',
    number: `${number} `,
  }))

const readers: Readonly<Record<ReportingAuthority, (ledger: never) => StoredPerson[]>> = {
  ses: listSesPeople,
  alloggiati: listItalianPeople,
  siba: listSibaPeople,
}

export async function startAuthority(name: ReportingAuthority): Promise<SimulatedAuthority> {
  const folder = createFaultsFolder()
  const script = `simulators/${name}/main.ts`
  const env = { LEDGER: `${folder.path}.ledger` }
  let running: Started<{ readonly ports: Ports }> | undefined = await startProcess(script, env)
  const { http, control } = running.ready.ports
  const at = (path: string) =>
    control ? `http://127.0.0.1:${control}/${path}` : `http://127.0.0.1:${http}/control/${path}`
  const restart = async () => {
    running ??= await startProcess(script, { ...env, PORT: String(http), CONTROL_PORT: String(control ?? 0) })
  }
  return {
    url: `http://127.0.0.1:${http}`,
    async stored() {
      await restart()
      return readers[name]((await (await fetch(at('ledger'))).json()) as never)
    },
    async setFaults(faults) {
      if (running) await fetch(at('faults'), { method: 'POST', body: JSON.stringify(faults) })
    },
    async kill() {
      const dying = running
      running = undefined
      await dying?.kill()
    },
    restart,
    async stop() {
      await running?.stop()
      folder.remove()
    },
  }
}
