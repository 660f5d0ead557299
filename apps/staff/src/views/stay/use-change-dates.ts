import { changeDates, type DatesPreview, previewDates } from '@foyer/contract/staff/dates.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import type { UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

type ChangedStay = Pick<Stay, 'reference' | 'startDate' | 'endDate' | 'roomNumber'>

/** The wanted dates of a stay, what they cost or free, and the change. */
export function useChangeDates(stay: ChangedStay, onChanged: () => void, onDone: () => void) {
  const { reference } = stay
  const complain = useProblemToast()
  // Compared with what the page showed when the dialog opened, not with what a colleague has changed since.
  const [shown] = useState(stay)
  const [dates, setDates] = useState({ startDate: stay.startDate, endDate: stay.endDate })
  const [unusedNights, setUnusedNights] = useState<UnusedNights>()
  const [room, setRoom] = useState('')
  const query = Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== ''))
  const load = useLoad(previewDates, { params: { reference }, query }, { again: true })
  const preview = useLatest(load.data)
  const change = useCall(changeDates)
  const report = useReport(onChanged)
  const isTaken = preview?.occupant !== undefined
  const asksUnused = (preview?.unusedNights ?? 0) > 0
  const isChanged = dates.startDate !== shown.startDate || dates.endDate !== shown.endDate
  const isComplete = dates.startDate !== '' && dates.endDate !== '' && (!asksUnused || unusedNights !== undefined)
  const isReady = load.data !== undefined && !preview?.issue && isChanged && isComplete && (!isTaken || room !== '')

  function submit() {
    if (!isReady || change.isPending) return
    const body = {
      ...dates,
      shownStartDate: shown.startDate,
      shownEndDate: shown.endDate,
      ...(isTaken && { roomNumber: room }),
      ...(asksUnused && unusedNights && { unusedNights }),
    }
    change.mutate(
      { params: { reference }, body },
      {
        onSuccess: () => {
          report(shown, { ...dates, roomNumber: body.roomNumber })
          onChanged()
          onDone()
        },
        onError: (problem) => {
          complain(problem)
          onChanged()
          void load.refetch()
        },
      },
    )
  }

  return {
    ...dates,
    setStart: (startDate: string) => setDates((before) => ({ ...before, startDate })),
    setEnd: (endDate: string) => setDates((before) => ({ ...before, endDate })),
    isLoading: preview === undefined && !load.error,
    problem: load.error,
    again: () => void load.refetch(),
    preview,
    isChanged,
    unusedNights,
    setUnusedNights,
    room,
    setRoom,
    isReady,
    isChanging: change.isPending,
    submit,
  }
}

/** Reports a change with a button that reverses it. */
function useReport(onChanged: () => void) {
  const { say, day } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const undo = useCall(changeDates)
  return (before: ChangedStay, after: { startDate: string; endDate: string; roomNumber: string | undefined }) => {
    const { reference, startDate, endDate, roomNumber } = before
    const body = {
      startDate,
      endDate,
      shownStartDate: after.startDate,
      shownEndDate: after.endDate,
      ...(after.roomNumber && roomNumber && { roomNumber }),
      unusedNights: 'release' as const,
    }
    const text = say('dates.done', { from: day(after.startDate), to: day(after.endDate) })
    // The dialog has closed by then, so the result is awaited and not left to its callbacks.
    const reverse = () =>
      undo
        .mutateAsync({ params: { reference }, body })
        .then(() => toast('done', say('dates.undone')), complain)
        .finally(onChanged)
    toast('done', text, { label: say('do.undo'), act: () => void reverse() })
  }
}

/** What was loaded last, while something newer is loading. */
function useLatest(data: DatesPreview | undefined): DatesPreview | undefined {
  const [latest, setLatest] = useState(data)
  useEffect(() => {
    if (data) setLatest(data)
  }, [data])
  return data ?? latest
}
