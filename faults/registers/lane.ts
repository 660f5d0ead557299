import { bundleOnce } from '../bundle-once.ts'
import { Desk } from '../desk.ts'
import { createServerFolder } from '../prepared-data.ts'
import { startProcess } from '../processes.ts'
import type { Server } from '../servers.ts'
import { type SimulatedAuthority, startAuthority } from './authority.ts'
import { type ReportingAuthority, reportingAuthorities } from './breaks.ts'

const testing = 'apps/server/src/testing/faults'

/** The demo hotel that reports to each authority. */
export const hotelIds: Readonly<Record<ReportingAuthority, number>> = { ses: 1, siba: 2, alloggiati: 4 }

/** A database, the authorities, and one or two servers; the first one dies again and again. */
export interface Lane {
  readonly number: number
  readonly authorities: Readonly<Record<ReportingAuthority, SimulatedAuthority>>
  /** The hotel's desk, at the first server as it runs now. */
  desk(authority: ReportingAuthority): Promise<Desk>
  /** Asks the first server for something, and starts it again if it has died. */
  tell(message: object): Promise<number>
  /** Whether no server is calling an authority. */
  isIdle(): Promise<boolean>
  stop(): Promise<void>
}

export async function startLane(number: number, { servers }: { readonly servers: 1 | 2 }): Promise<Lane> {
  const folder = createServerFolder()
  const started = await Promise.all(
    reportingAuthorities.map(async (name) => [name, await startAuthority(name)] as const),
  )
  const authorities = Object.fromEntries(started) as Lane['authorities']
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
  const script = await bundleOnce(`${testing}/registers-server.ts`)
  const env = {
    DATABASE_URL: database.ready.databaseUrl,
    SES_URL: authorities.ses.url,
    ALLOGGIATI_URL: authorities.alloggiati.url,
    SIBA_URL: authorities.siba.url,
  }
  const start = (): Promise<Server> => startProcess(script, env)
  const other = servers === 2 ? await start() : undefined
  const desks = new Map<ReportingAuthority, Desk>()
  let mortal: Server | undefined

  async function run(): Promise<Server> {
    if (mortal) return mortal
    const server = await start()
    mortal = server
    void server.ended.then(() => {
      if (mortal === server) mortal = undefined
    })
    return server
  }

  async function openDesk(authority: ReportingAuthority): Promise<Desk> {
    const { url } = (await run()).ready
    const known = desks.get(authority)
    if (known) {
      known.url = url
      return known
    }
    const desk = new Desk(url, hotelIds[authority])
    await desk.signIn()
    desks.set(authority, desk)
    return desk
  }

  const tell: Lane['tell'] = async (message) => (await run()).tell(message)

  async function countCalls(): Promise<number> {
    const running = [mortal, other].filter((server) => server !== undefined)
    // A server that dies meanwhile is calling no one.
    const counts = await Promise.all(running.map((server) => server.tell({ type: 'countCalls' }).catch(() => 0)))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  return {
    number,
    authorities,
    desk: openDesk,
    // Twice: a server may answer before it has read from the database that it can begin a call.
    isIdle: async () => (await countCalls()) === 0 && (await countCalls()) === 0,
    // A server that dies before it answers has perhaps done it: all messages can be repeated.
    tell: (message) => tell(message).catch(() => tell(message)),
    async stop() {
      await mortal?.stop()
      await other?.stop()
      await database.stop()
      await Promise.all(reportingAuthorities.map((name) => authorities[name].stop()))
      folder.remove()
    },
  }
}
