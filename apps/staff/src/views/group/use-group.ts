import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { type GroupStay, leaveGroup, openGroup } from '@foyer/contract/staff/groups.ts'
import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemText, useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { chooseRoom } from './choose-room.ts'
import type { StepResult } from './use-sequence.ts'

/** A group and what can be done for its stays, each with the call for a single stay. */
export function useGroup(locator: string) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const textOf = useProblemText()
  const load = useLoad(openGroup, { params: { locator } })
  const arrive = useCall(checkInStay)
  const rooms = useCall(listRoomsForStay)
  const assign = useCall(assignRoom)
  const leave = useCall(leaveGroup)
  const [asksTerms, setAsksTerms] = useState(false)
  const [hasTerms, setHasTerms] = useState(false)
  const again = () => void load.refetch()

  async function report(step: () => Promise<StepResult>): Promise<StepResult> {
    try {
      return await step()
    } catch (caught) {
      const problem = ensureProblem(caught)
      if (problem.code === 'termsMissing') setAsksTerms(true)
      return { failure: textOf(problem) }
    }
  }

  return {
    stays: load.data?.stays,
    problem: load.error,
    again,
    /** The server knows whether the terms are accepted, and asks only if they are not. */
    terms: { isAsked: asksTerms, isAccepted: hasTerms, accept: setHasTerms },
    checkIn: ({ reference, balance }: GroupStay) =>
      report(async () => {
        const body = { ...(balance.minor > 0 && { owing: balance }), ...(hasTerms && { termsOnPaper: true }) }
        await arrive.mutateAsync({ params: { reference }, body })
        return {}
      }),
    assignRoom: ({ reference }: GroupStay, near: ReadonlySet<string>) =>
      report(async () => {
        const found = await rooms.mutateAsync({ params: { reference } })
        const room = chooseRoom({ ...found, near })
        if (!room) return { failure: say('rooms.none') }
        await assign.mutateAsync({ params: { reference }, body: { roomNumber: room.number } })
        return { text: room.number }
      }),
    remove: ({ reference }: GroupStay, name: string) =>
      leave.mutate(
        { params: { reference }, body: { locator } },
        {
          onSuccess: () => toast('done', say('stayGroup.removed', { name })),
          onError: complain,
          onSettled: again,
        },
      ),
  }
}

export type GroupPageState = ReturnType<typeof useGroup>
