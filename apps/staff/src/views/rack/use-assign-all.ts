import { applyRoomAssignment, previewRoomAssignment } from '@foyer/contract/staff/rack.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useListName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

/** The rooms that the server proposes for a day, which of them to assign, and what came of it. */
export function useAssignAll(firstDay: string, onChanged: () => void, onDone: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const nameOf = useListName()
  const [day, setDay] = useState(firstDay)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [skipped, setSkipped] = useState<readonly { name: string; text: string }[]>([])
  const load = useLoad(previewRoomAssignment, { query: { day } }, { again: true })
  const call = useCall(applyRoomAssignment)
  const assigned = load.data?.assigned ?? []
  const chosen = assigned.filter(({ reference }) => !left.has(reference))

  function apply() {
    if (chosen.length === 0 || call.isPending) return
    const assignments = chosen.map(({ reference, roomNumber }) => ({ reference, roomNumber }))
    call.mutate(
      { body: { assignments } },
      {
        onSuccess: (applied) => {
          if (applied.assigned.length > 0) toast('done', say('rack.all.done', { n: applied.assigned.length }))
          onChanged()
          if (applied.skipped.length === 0) return onDone()
          setSkipped(
            applied.skipped.map(({ reference, roomNumber, reason }) => {
              const stay = assigned.find((one) => one.reference === reference)
              const name = stay ? nameOf(stay) : reference
              return { name, text: say(`rack.all.${reason}`, { number: roomNumber }) }
            }),
          )
        },
        onError: (problem) => {
          complain(problem)
          void load.refetch()
        },
      },
    )
  }

  return {
    load,
    preview: load.data,
    day,
    setDay: (chosenDay: string) => {
      setDay(chosenDay)
      setLeft(new Set())
    },
    left,
    chosen,
    setIsChosen(reference: string, isChosen: boolean) {
      const next = new Set(left)
      if (isChosen) next.delete(reference)
      else next.add(reference)
      setLeft(next)
    },
    /** What was in the preview, but has changed since. */
    skipped,
    isApplying: call.isPending,
    apply,
  }
}
