import { join } from 'node:path'
import { NEVER_SHOWN, type ReportedKey, type UnresolvedGrant } from '@foyer/contract/hub.ts'
import { GRANT_LIFETIME_SECONDS, type KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { openJournal } from '../orders/journal.ts'

/** Longer than any grant is valid, and than a kiosk's clock is ever set back. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

interface UsedGrant {
  readonly id: string
  readonly reservationId: string
  readonly fence: number
  readonly usedAt: number
}

/** Earlier grants are unknown: the memory was created or damaged then. */
interface StoreStart {
  readonly since: number
}

/**
 * Events of a grant: the lock is asked for this card, this many cards are out, the outcome, the
 * server's acknowledgement.
 */
type GrantEvent =
  | { readonly id: string; readonly asking: number }
  | { readonly id: string; readonly out: number }
  | { readonly id: string; readonly outcome: Outcome }
  | { readonly id: string; readonly taken: true }

type Outcome = Omit<ReportedKey, 'id'>

/** The hub's durable record, in two files: which grants it has used, and their outcomes. */
export interface KeyStore {
  /**
   * Written to disk before anything happens. Throws a Problem if this or a later grant was used
   * before.
   */
  use(grant: KeyGrant): void
  /** From now on, the card may have been written. */
  markSent(id: string, card: number): void
  markDispensed(id: string, cards: number): void
  settle(key: ReportedKey): void
  /**
   * The server asks for the outcomes of these. Known ones are reported again; a grant never shown
   * here is burned, so that it cannot be used later, and reported as such. Those possibly older
   * than this memory stay unanswered.
   */
  answer(doubts: readonly UnresolvedGrant[]): void
  /** Outcomes not yet acknowledged by the server, oldest first. */
  unreported(): ReportedKey[]
  markReported(ids: readonly string[]): void
}

export function openKeyStore(folder: string, now: () => Date): KeyStore {
  const openedAt = now().getTime()
  const oldest = openedAt - RETENTION_DAYS * DAY_MS
  const used = openJournal<UsedGrant | StoreStart>(join(folder, 'used-grants.jsonl'), (lines) =>
    lines.filter((line) => ('since' in line ? line.since : line.usedAt) > oldest),
  )
  if (!used.isWhole) used.write({ since: openedAt })
  const since = used.isWhole ? Math.max(0, ...used.lines.map((line) => ('since' in line ? line.since : 0))) : openedAt
  const grants = used.lines.flatMap((line) => ('since' in line ? [] : [line]))
  const ids = new Set(grants.map(({ id }) => id))
  const happened = openJournal<GrantEvent>(join(folder, 'outcomes.jsonl'), (lines) =>
    lines.filter(({ id }) => ids.has(id)),
  )
  const fences = new Map<string, number>()
  for (const { reservationId, fence } of grants)
    fences.set(reservationId, Math.max(fence, fences.get(reservationId) ?? fence))
  const untold = new Map<string, ReportedKey>()
  const known = new Map<string, ReportedKey>()
  const settle = ({ id, ...outcome }: ReportedKey) => {
    happened.write({ id, outcome })
    known.set(id, { id, ...outcome })
    untold.set(id, { id, ...outcome })
  }
  // Grants count in whole seconds.
  const isOlder = (expiresAt: number) => (expiresAt - GRANT_LIFETIME_SECONDS + 1) * 1_000 <= since

  for (const { id } of grants) {
    const all = happened.lines.filter((one) => one.id === id)
    const last = all.find((one) => 'outcome' in one)
    if (last) known.set(id, { id, ...last.outcome })
    if (!last) settle({ id, ...toInterruptedOutcome(all) })
    else if (!all.some((one) => 'taken' in one)) untold.set(id, { id, ...last.outcome })
  }

  return {
    use({ id, reservationId, fence, expiresAt }) {
      if (ids.has(id)) throw new Problem('grantUsed')
      if (isOlder(expiresAt)) throw new Problem('grantUsed', 'the memory of used grants is younger than this grant')
      if (fence < (fences.get(reservationId) ?? fence)) throw new Problem('grantOvertaken')
      used.write({ id, reservationId, fence, usedAt: now().getTime() })
      ids.add(id)
      fences.set(reservationId, fence)
    },
    markSent: (id, card) => happened.write({ id, asking: card }),
    markDispensed: (id, cards) => happened.write({ id, out: cards }),
    settle,
    answer(doubts) {
      for (const { id, expiresAt } of doubts) {
        const told = known.get(id)
        if (told) untold.set(id, told)
        if (ids.has(id) || isOlder(expiresAt)) continue
        used.write({ id, reservationId: '', fence: 0, usedAt: now().getTime() })
        ids.add(id)
        settle({ id, outcome: 'refused', cards: 0, problem: NEVER_SHOWN })
      }
    },
    unreported: () => [...untold.values()],
    markReported(told) {
      for (const id of told) if (untold.delete(id)) happened.write({ id, taken: true })
    },
  }
}

/**
 * The outcome after a crash: whatever was not requested from the lock has not happened; the rest is
 * unknown.
 */
function toInterruptedOutcome(happenings: readonly GrantEvent[]): Outcome {
  const asked = Math.max(0, ...happenings.map((one) => ('asking' in one ? one.asking : 0)))
  const out = Math.max(0, ...happenings.map((one) => ('out' in one ? one.out : 0)))
  const outcome = asked > out ? 'unknown' : out > 0 ? 'done' : 'refused'
  return { outcome, cards: out, problem: 'deviceUnknown' }
}
