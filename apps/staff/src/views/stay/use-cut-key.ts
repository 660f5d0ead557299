import { deskHubs, grantDeskKey } from '@foyer/contract/staff/keys.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { cutKeyAtDesk } from '../../desk-encoder/cut-key-at-desk.ts'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface KeyRequest {
  readonly operation: 'new' | 'copy'
  readonly cards: number
}

const outcomeKeys = { deviceAway: 'away', deviceUnknown: 'unknown' } as const

/** Cuts a key of this stay at the encoder next to this computer. */
export function useCutKey(reference: string, { when, onChanged }: { when: boolean; onChanged: () => void }) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const hubs = useLoad(deskHubs, {}, { when, again: true })
  const granting = useCall(grantDeskKey)
  const [isCutting, setIsCutting] = useState(false)

  async function cut({ operation, cards }: KeyRequest, onDone: () => void): Promise<void> {
    if (isCutting) return
    setIsCutting(true)
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
      toast('done', say('stay.key.cut.said'))
    } catch (caught) {
      const problem = ensureProblem(caught)
      const word = problem.code in outcomeKeys ? outcomeKeys[problem.code as keyof typeof outcomeKeys] : undefined
      // A rejection by the server carries its own message.
      if (word || isGranted) toast('failed', say(`stay.key.cut.${word ?? 'failed'}`))
      else complain(problem)
    } finally {
      setIsCutting(false)
      onDone()
      onChanged()
    }
  }
  return { isThere: (hubs.data?.hubs.length ?? 0) > 0, isCutting, cut }
}
