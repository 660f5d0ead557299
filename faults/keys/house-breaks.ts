import { setTimeout as delay } from 'node:timers/promises'
import type { House } from './house.ts'

/** What is killed, and in which phase of a key. */
export interface HouseBreak {
  readonly name: string
  /** Before the server is asked for a grant. */
  beforeGrant?(house: House): Promise<unknown>
  /** Between the grant and the hub. */
  granted?(house: House): Promise<unknown>
  /** Before the hub gets the command to cut, so that the phase lasts. */
  arm?(house: House): Promise<unknown>
  /** While it cuts. */
  cutting?(house: House): Promise<unknown>
  /** After the page has its answer. */
  cut?(house: House): Promise<unknown>
}

const SLOW_MS = 200
const slowLock = { arm: ({ lock }: House) => lock.arm({ kind: 'slow', ms: SLOW_MS }) }
const halfway = (what: 'hub' | 'server' | 'lock') => async (house: House) => {
  await delay(SLOW_MS / 2)
  await house.kill[what]()
}
const slowDispenser = { arm: ({ dispenser }: House) => dispenser.arm({ kind: 'notTaken' }) }

export const houseBreaks: readonly HouseBreak[] = [
  { name: 'house: nothing breaks' },
  // In flight: it may be stored by then, or not.
  { name: 'house: server killed as it grants', beforeGrant: async ({ kill }) => void kill.server() },
  { name: 'house: server killed once it has granted', granted: ({ kill }) => kill.server() },
  { name: 'house: hub killed before it is told to cut', granted: ({ kill }) => kill.hub() },
  { name: 'house: lock killed before it is asked', granted: ({ kill }) => kill.lock() },
  { name: 'house: server killed while the lock writes', ...slowLock, cutting: halfway('server') },
  { name: 'house: hub killed while the lock writes', ...slowLock, cutting: halfway('hub') },
  { name: 'house: lock killed while it writes', ...slowLock, cutting: halfway('lock') },
  { name: 'house: server killed while the card waits', ...slowDispenser, cutting: halfway('server') },
  { name: 'house: hub killed while the card waits', ...slowDispenser, cutting: halfway('hub') },
  { name: 'house: lock killed while the card waits', ...slowDispenser, cutting: halfway('lock') },
  { name: 'house: server killed before it hears', cut: ({ kill }) => kill.server() },
  { name: 'house: hub killed once it has cut', cut: ({ kill }) => kill.hub() },
  { name: 'house: lock killed once it has written', cut: ({ kill }) => kill.lock() },
]

export interface Injected {
  readonly outcome: string
  readonly wrong?: string | undefined
}

/**
 * One key of the real server with a fault; then everything is restarted, and the server must know
 * the outcome.
 */
export async function injectHouse(house: House, broken: HouseBreak): Promise<Injected> {
  const cards = Math.random() < 0.5 ? 1 : 2
  await house.mend()
  await broken.beforeGrant?.(house)
  const granted = await house.grant(cards)
  await broken.granted?.(house)
  const hasFallen = broken.granted !== undefined
  // The guest waits until the machine is back.
  const page = await house.page()
  if (!hasFallen) await broken.arm?.(house)
  const answer = page.cut(granted.sealed)
  if (broken.cutting) await broken.cutting(house)
  const first = await answer
  await broken.cut?.(house)
  const again = await (await house.page()).cut(granted.sealed)
  const told = await house.outcome(granted)
  if (!told) return { outcome: 'silence', wrong: `the server knows nothing: ${first}, ${again}` }
  const isRefused = again.startsWith('grant') || broken.cutting !== undefined
  return { outcome: told.outcome, wrong: isRefused ? undefined : `shown again, it was answered ${again}` }
}
