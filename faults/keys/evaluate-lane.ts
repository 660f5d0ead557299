import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import type { CutByLock, Lane, MovedCard } from './lane.ts'
import type { Signer } from './signer.ts'

/** Where cards were cut, and what was reported. */
export interface EvaluatedLane extends Pick<Lane, 'lock' | 'dispenser'> {
  readonly signer: Pick<Signer, 'granted' | 'told' | 'contradictions'>
}

export interface Verdict {
  readonly cards: number
  readonly withoutGrant: string[]
  readonly roomsWithTwo: number
  /** Reports of the hub that the ledgers contradict. */
  readonly lies: string[]
}

interface HandedCard {
  readonly card: MovedCard
  /** What the lock wrote onto it while it was at the coder; undefined if it was blank. */
  readonly cut: CutByLock | undefined
}

/**
 * Compares three independent records: what was granted, what the lock wrote, what the dispenser
 * released.
 */
export async function evaluateLane({ signer, lock, dispenser }: EvaluatedLane): Promise<Verdict> {
  const [cuts, moved] = await Promise.all([lock.ledger(), dispenser.ledger()])
  const handed = moved.flatMap((card) => (card.taken === undefined ? [] : [{ card, cut: findWrite(card, cuts) }]))
  const granted = new Map(signer.granted.map((grant) => [grant.id, grant]))
  const withoutGrant = handed.flatMap((one) => missingGrantReason(one, handed, granted) ?? [])
  const written = handed.flatMap(({ cut }) => cut ?? [])
  const rooms = new Set(written.map(({ room }) => room))
  return {
    cards: handed.length,
    withoutGrant,
    roomsWithTwo: [...rooms].filter((room) => hasTwoGuests(written.filter((cut) => cut.room === room))).length,
    lies: [...signer.contradictions, ...findFalseReports([...signer.told.values()], cuts, handed)],
  }
}

function findWrite({ fed, presented = Number.POSITIVE_INFINITY }: MovedCard, cuts: readonly CutByLock[]) {
  return cuts.findLast(({ at }) => at >= fed && at <= presented)
}

function missingGrantReason(
  { cut }: HandedCard,
  handed: readonly HandedCard[],
  granted: ReadonlyMap<string, KeyGrant>,
): string | undefined {
  if (!cut) return 'a blank card came out'
  const grant = granted.get(cut.key)
  if (!grant) return `${cut.key} was not granted`
  const day = (text: string) => text.replaceAll('-', '').slice(2)
  const isAsGranted =
    cut.room === grant.roomNumber && cut.from === day(grant.startDate) && cut.until === day(grant.endDate)
  if (!isAsGranted) return `${cut.key} was granted for another room or other days`
  const all = handed.filter((one) => one.cut?.key === cut.key).length
  return all > grant.cards ? `${cut.key} came out ${all} times` : undefined
}

/** A new key invalidates earlier ones; a copy does not. */
function hasTwoGuests(cuts: readonly CutByLock[]): boolean {
  const guests = new Set<string>()
  return cuts.some(({ type, reference }) => {
    if (type === 'N') guests.clear()
    guests.add(reference)
    return guests.size > 1
  })
}

interface ReportedKey {
  readonly id: string
  readonly outcome: 'done' | 'refused' | 'unknown'
  readonly cards: number
}

/**
 * `done` claims how many cards were handed out, `refused` that nothing was written. `unknown`
 * claims only a minimum number.
 */
function findFalseReports(
  told: readonly ReportedKey[],
  cuts: readonly CutByLock[],
  handed: readonly HandedCard[],
): string[] {
  return told.flatMap(({ id, outcome, cards }) => {
    const [written, out] = [
      cuts.filter(({ key }) => key === id).length,
      handed.filter(({ cut }) => cut?.key === id).length,
    ]
    const isTrue = {
      done: out === cards && written === cards,
      refused: out === 0 && written === 0,
      unknown: out >= cards,
    }[outcome]
    return isTrue ? [] : [`${id} is told ${outcome} with ${cards}, and ${written} were written, ${out} taken`]
  })
}
