import type { CutKey } from '@foyer/contract/hub.ts'
import { GRANT_SECONDS, type KeyGrant, keyGrant } from '@foyer/contract/messages/key-grant.ts'
import { asProblem, type Problem } from '@foyer/domain/problem/problem.ts'
import { openOrder, type Trust } from '../orders/open-order.ts'
import type { CardOrder, KeyCutter, KeyEncoder } from '../roles/key-encoder.ts'
import type { KeyMemory } from './key-memory.ts'

interface CutKeysDependencies {
  readonly memory: KeyMemory
  readonly trust: () => Trust
  readonly now: () => Date
  /** There is something to tell the server. */
  readonly onSettled: () => void
}

const grants = { schema: keyGrant, seconds: GRANT_SECONDS }

/** From a grant to cards: nothing moves without one, and each is used once, whatever becomes of it. */
export function keyCutter({ memory, trust, now, onSettled }: CutKeysDependencies): KeyCutter {
  return {
    async cut(sealed, encoder, onCard) {
      const grant = openOrder(grants, sealed, trust(), now())
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
  ): Promise<{ key: CutKey; problem?: Problem }> {
    const { id, cards } = grant
    for (let card = 1; card <= cards; card += 1) {
      const out = card - 1
      let isAsked = false
      try {
        await encoder.cut(orderOf(grant, card), {
          asking() {
            memory.asking(id, card)
            isAsked = true
          },
          out: () => onCard(id, card),
          refused() {
            isAsked = false
          },
        })
        memory.out(id, card)
      } catch (caught) {
        const problem = asProblem(caught)
        // Cards that the guest has stay theirs; that there are fewer is said by their number.
        const outcome = isAsked ? 'unknown' : out > 0 ? 'done' : 'refused'
        return { key: { id, outcome, cards: out, problem: problem.code }, problem }
      }
    }
    return { key: { id, outcome: 'done', cards } }
  }
}

/** Noon, for arrival and departure. */
const NOON = '12:00'

function orderOf(grant: KeyGrant, card: number): CardOrder {
  const { id, operation, provider, roomNumber, reference, startDate, endDate, cards } = grant
  return {
    key: id,
    card,
    cards,
    // Of a new key the first card ends the old ones; the others join it.
    operation: card === 1 ? operation : 'copy',
    provider,
    roomNumber,
    reference,
    startDate,
    endDate,
    startTime: NOON,
    endTime: NOON,
  }
}
