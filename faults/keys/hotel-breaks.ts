import { setTimeout as delay } from 'node:timers/promises'
import type { TestHotel } from './test-hotel.ts'

/** What is killed, and in which phase of a key. */
export interface HotelBreak {
  readonly name: string
  /** Before the server is asked for a grant. */
  beforeGrant?(house: TestHotel): Promise<unknown>
  /** Between the grant and the hub. */
  granted?(house: TestHotel): Promise<unknown>
  /** Before the hub gets the command to cut, so that the phase lasts. */
  arm?(house: TestHotel): Promise<unknown>
  /** While it cuts. */
  cutting?(house: TestHotel): Promise<unknown>
  /** After the page has its answer. */
  cut?(house: TestHotel): Promise<unknown>
}

const SLOW_MS = 200
const slowLock = { arm: ({ lock }: TestHotel) => lock.arm({ kind: 'slow', ms: SLOW_MS }) }
const stopHalfway = (what: 'hub' | 'server' | 'lock') => async (house: TestHotel) => {
  await delay(SLOW_MS / 2)
  await house.kill[what]()
}
const slowDispenser = { arm: ({ dispenser }: TestHotel) => dispenser.arm({ kind: 'notTaken' }) }

export const hotelBreaks: readonly HotelBreak[] = [
  { name: 'house: nothing breaks' },
  // In flight: it may be stored by then, or not.
  { name: 'house: server killed as it grants', beforeGrant: async ({ kill }) => void kill.server() },
  { name: 'house: server killed once it has granted', granted: ({ kill }) => kill.server() },
  { name: 'house: hub killed before it is told to cut', granted: ({ kill }) => kill.hub() },
  { name: 'house: lock killed before it is asked', granted: ({ kill }) => kill.lock() },
  { name: 'house: server killed while the lock writes', ...slowLock, cutting: stopHalfway('server') },
  { name: 'house: hub killed while the lock writes', ...slowLock, cutting: stopHalfway('hub') },
  { name: 'house: lock killed while it writes', ...slowLock, cutting: stopHalfway('lock') },
  { name: 'house: server killed while the card waits', ...slowDispenser, cutting: stopHalfway('server') },
  { name: 'house: hub killed while the card waits', ...slowDispenser, cutting: stopHalfway('hub') },
  { name: 'house: lock killed while the card waits', ...slowDispenser, cutting: stopHalfway('lock') },
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
export async function injectHotelBreak(house: TestHotel, broken: HotelBreak): Promise<Injected> {
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
