import type { Stay } from '@foyer/contract/staff/stay.ts'
import { changeStayDetails, type StayDetails } from '@foyer/contract/staff/stay-details.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** What is typed; an empty text means none. */
interface Draft {
  readonly vip: boolean
  readonly staffNotes: string
  readonly preferences: string
  readonly expectedAt: string
  readonly lateCheckOut: string
  readonly adults: string
  readonly children: string
}

/** The details of a stay as they are typed, and their change with an undo. */
export function useChangeDetails(stay: Stay, onChanged: () => void, onDone: () => void) {
  const { reference } = stay
  const { say, money } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const change = useCall(changeStayDetails)
  const undo = useCall(changeStayDetails)
  // Compared with what the page showed when the dialog opened, not with what a colleague has changed since.
  const [shown] = useState(() => toDraft(stay))
  const [draft, setDraft] = useState(shown)
  const before = toDetails(shown)
  const details = toDetails(draft)
  const isChanged = JSON.stringify(details) !== JSON.stringify(before)

  function submit() {
    if (!isChanged || change.isPending) return
    // The dialog has closed by then, so the result is awaited and not left to its callbacks.
    const reverse = () =>
      undo
        .mutateAsync({ params: { reference }, body: { shown: details, details: before } })
        .then(() => toast('done', say('details.undone')), complain)
        .finally(onChanged)
    change.mutate(
      { params: { reference }, body: { shown: before, details } },
      {
        onSuccess: ({ difference }) => {
          const amount = money(difference)
          const done = difference.minor === 0 ? say('details.done') : say('details.done.price', { amount })
          toast('done', done, { label: say('do.undo'), act: () => void reverse() })
          onDone()
        },
        onError: complain,
        onSettled: onChanged,
      },
    )
  }

  return {
    draft,
    set: (changes: Partial<Draft>) => setDraft((typed) => ({ ...typed, ...changes })),
    isChanged,
    isChanging: change.isPending,
    submit,
  }
}

const toDraft = (stay: Stay): Draft => ({
  vip: stay.vip ?? false,
  staffNotes: stay.staffNotes ?? '',
  preferences: stay.preferences ?? '',
  expectedAt: stay.expectedAt ?? '',
  lateCheckOut: stay.lateCheckOut ?? '',
  adults: String(stay.adults),
  children: String(stay.children),
})

function toDetails({ vip, adults, children, ...typed }: Draft): StayDetails {
  const texts = Object.entries(typed).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  return { vip, ...Object.fromEntries(texts), adults: Number(adults), children: Number(children) }
}
