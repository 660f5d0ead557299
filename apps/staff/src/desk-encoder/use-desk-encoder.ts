import { deskHubs, grantDeskKey } from '@foyer/contract/staff/keys.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemText } from '../parts/problem-text.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import { cutKeyAtDesk } from './cut-key-at-desk.ts'

export interface KeyRequest {
  readonly operation: 'new' | 'copy'
  readonly cards: number
}

const outcomeKeys = { deviceAway: 'away', deviceUnknown: 'unknown' } as const

/** The encoder next to this computer. */
export function useDeskEncoder({ when }: { when: boolean }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const hubs = useLoad(deskHubs, {}, { when, again: true })
  const granting = useCall(grantDeskKey)

  /** Cuts a key of a stay. Returns why there is none, in words; undefined if there is one. */
  async function cut(reference: string, { operation, cards }: KeyRequest): Promise<string | undefined> {
    let isGranted = false
    try {
      // A token is valid for one start of a hub.
      const { data } = await hubs.refetch()
      await cutKeyAtDesk({
        hubs: data?.hubs ?? [],
        async grant(hub) {
          const { grant } = await granting.mutateAsync({ params: { reference }, body: { hub, operation, cards } })
          isGranted = true
          return grant
        },
      })
      return undefined
    } catch (caught) {
      const problem = ensureProblem(caught)
      const word = problem.code in outcomeKeys ? outcomeKeys[problem.code as keyof typeof outcomeKeys] : undefined
      // A rejection by the server carries its own message.
      return word || isGranted ? say(`stay.key.cut.${word ?? 'failed'}`) : textOf(problem)
    }
  }
  return { isThere: (hubs.data?.hubs.length ?? 0) > 0, cut }
}
