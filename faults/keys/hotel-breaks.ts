import { setTimeout as delay } from 'node:timers/promises'
import type { Granted, StayChange, TestHotel } from './test-hotel.ts'

/** What is killed, and in which phase of a key. */
export interface HotelBreak {
  readonly name: string
  /** Before the server is asked for a grant. */
  beforeGrant?(house: TestHotel): Promise<unknown>
  /** Happens to the stay between the grant and the hub, so that no card may be cut. */
  changes?: StayChange
  /** Happens to the stay while the card is cut, so that the desk must be alerted. */
  changesLate?: StayChange
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
/** The card is written, and the hub waits for an answer. */
const muteLock = { arm: ({ lock }: TestHotel) => lock.arm({ kind: 'mute' }) }
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
  { name: 'house: the guest moves before the card is cut', changes: 'moves' },
  { name: 'house: the guest extends the stay before the card is cut', changes: 'staysLonger' },
  { name: 'house: the guest shortens the stay before the card is cut', changes: 'leavesEarlier' },
  { name: 'house: the guest leaves before the card is cut', changes: 'leaves' },
  { name: 'house: the guest moves while the lock writes', ...muteLock, changesLate: 'moves' },
  { name: 'house: the guest extends the stay while the lock writes', ...muteLock, changesLate: 'staysLonger' },
  { name: 'house: the guest shortens the stay while the lock writes', ...muteLock, changesLate: 'leavesEarlier' },
  { name: 'house: the guest leaves while the lock writes', ...muteLock, changesLate: 'leaves' },
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
  if (broken.changes) return cutAfterChange(house, granted, broken.changes)
  await broken.granted?.(house)
  const hasFallen = broken.granted !== undefined
  // The guest waits until the machine is back.
  const page = await house.page()
  if (!hasFallen) await broken.arm?.(house)
  const answer = page.cut(granted.sealed)
  if (broken.cutting) await broken.cutting(house)
  const alerts = broken.changesLate && (await changeWhileWriting(house, granted, broken.changesLate))
  const first = await answer
  await broken.cut?.(house)
  const again = await (await house.page()).cut(granted.sealed)
  const unalerted = alerts !== undefined && (await findMissingAlert(house, granted, alerts))
  if (broken.changesLate === 'leaves') await house.change(granted.reference, 'returns')
  const told = await house.outcome(granted)
  if (!told) return { outcome: 'silence', wrong: `the server knows nothing: ${first}, ${again}` }
  if (unalerted) return { outcome: told.outcome, wrong: unalerted }
  const isRefused = again.startsWith('grant') || broken.cutting !== undefined
  return { outcome: told.outcome, wrong: isRefused ? undefined : `shown again, it was answered ${again}` }
}

const POLL_INTERVAL_MS = 5
const MAX_POLLS = 2_000

/** Returns whether the condition came true. */
async function waitUntil(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    if (await isTrue()) return true
    await delay(POLL_INTERVAL_MS)
  }
  return false
}

/**
 * The hub reports after the page has its answer. If that was after the key had ended, there is one
 * more alert.
 */
async function findMissingAlert(house: TestHotel, granted: Granted, before: number): Promise<string | undefined> {
  const key = await house.reportedKey(granted)
  if (!key) return 'the hub has reported nothing'
  const isDue = (key.settledAt ?? '') > (key.endedAt ?? '')
  return isDue && (await house.countAlerts(granted.reference)) <= before ? 'the desk is not alerted' : undefined
}

/** Changes the stay when the lock has written a card. Returns how many alerts there were before. */
async function changeWhileWriting(house: TestHotel, { grant, reference }: Granted, change: StayChange) {
  const before = await house.countAlerts(reference)
  await waitUntil(async () => (await house.lock.ledger()).some(({ key }) => key === grant.id))
  await house.change(reference, change)
  return before
}

/** Cuts with a grant whose stay has changed: the hub must refuse, and the lock write nothing. */
async function cutAfterChange(house: TestHotel, granted: Granted, change: StayChange): Promise<Injected> {
  const { reference, grant, sealed } = granted
  await house.change(reference, change)
  const answer = await (await house.page()).cut(sealed)
  if (change === 'leaves') await house.change(reference, 'returns')
  const written = (await house.lock.ledger()).filter(({ key }) => key === grant.id).length
  const told = await house.outcome(granted)
  const isRefused = answer === 'grantNotValid' && written === 0
  return {
    outcome: told?.outcome ?? 'silence',
    wrong: isRefused ? undefined : `it was answered ${answer}, and ${written} were written`,
  }
}
