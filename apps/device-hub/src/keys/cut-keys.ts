import type { ReportedKey } from '@foyer/contract/hub.ts'
import { GRANT_LIFETIME_SECONDS, type KeyGrant, keyGrant } from '@foyer/contract/messages/key-grant.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { type Trust, verifyOrder } from '../orders/verify-order.ts'
import type { CardOrder, KeyCutter, KeyEncoder } from '../roles/key-encoder.ts'
import type { KeyStore } from './key-store.ts'

interface CutKeysDependencies {
  readonly memory: KeyStore
  readonly trust: () => Trust
  readonly now: () => Date
  /** Asks the server whether a grant still fits its stay; undefined if it can't be reached. */
  readonly confirm: (id: string) => Promise<boolean | undefined>
  /** Called when there is an outcome to report to the server. */
  readonly onSettled: () => void
}

const grants = { schema: keyGrant, seconds: GRANT_LIFETIME_SECONDS }

/**
 * Turns a grant into cards: nothing happens without one, and each is used once, whatever its
 * outcome.
 */
export function createKeyCutter({ memory, trust, now, confirm, onSettled }: CutKeysDependencies): KeyCutter {
  return {
    async cut(sealed, encoder, onCard) {
      const grant = verifyOrder(grants, sealed, trust(), now())
      memory.use(grant)
      const { key, problem } = await cutAll(grant, encoder, onCard)
      memory.settle(key)
      onSettled()
      if (problem) throw problem
    },
  }

  async function cutAll(
    grant: KeyGrant,
    encoder: KeyEncoder,
    onCard: (key: string, card: number) => void,
  ): Promise<{ key: ReportedKey; problem?: Problem }> {
    const { id, cards } = grant
    const problem = toRefusal(await confirm(id))
    if (problem) return { key: { id, outcome: 'refused', cards: 0, problem: problem.code }, problem }
    for (let card = 1; card <= cards; card += 1) {
      const out = card - 1
      let isAsked = false
      try {
        await encoder.cut(toCardOrder(grant, card), {
          asking() {
            memory.markSent(id, card)
            isAsked = true
          },
          out: () => onCard(id, card),
          refused() {
            isAsked = false
          },
        })
        memory.markDispensed(id, card)
      } catch (caught) {
        const problem = ensureProblem(caught)
        // The guest keeps cards already issued; their number shows that some are missing.
        const outcome = isAsked ? 'unknown' : out > 0 ? 'done' : 'refused'
        return { key: { id, outcome, cards: out, problem: problem.code }, problem }
      }
    }
    return { key: { id, outcome: 'done', cards } }
  }
}

/** A card for a room that is no longer the guest's would be worse than none. */
function toRefusal(isConfirmed: boolean | undefined): Problem | undefined {
  if (isConfirmed === undefined) return new Problem('deviceAway', 'the server cannot be asked about this grant')
  return isConfirmed ? undefined : new Problem('grantNotValid', 'the stay has changed since the grant')
}

/** Of arrival, and of departure unless the grant has a later time. */
const NOON = '12:00'

function toCardOrder(grant: KeyGrant, card: number): CardOrder {
  const { id, operation, provider, roomNumber, reference, startDate, endDate, endTime = NOON, cards } = grant
  return {
    key: id,
    card,
    cards,
    // The first card of a new key revokes the old ones; the others are copies of it.
    operation: card === 1 ? operation : 'copy',
    provider,
    roomNumber,
    reference,
    startDate,
    endDate,
    startTime: NOON,
    endTime,
  }
}
