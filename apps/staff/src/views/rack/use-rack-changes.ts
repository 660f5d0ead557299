import { changeDates } from '@foyer/contract/staff/dates.ts'
import type { RackStay } from '@foyer/contract/staff/rack.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { diffNights, type UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useRef } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useListName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export type RackChange =
  | {
      readonly what: 'room'
      readonly stay: RackStay
      readonly to?: string | undefined
      readonly swapWith?: RackStay | undefined
    }
  | {
      readonly what: 'dates'
      readonly stay: RackStay
      readonly startDate: string
      readonly endDate: string
      readonly unusedNights?: UnusedNights | undefined
    }

/** Sends a change to the server, reports what it answers, and can undo it. */
export function useRackChanges(onChanged: () => void) {
  const { say, day } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const nameOf = useListName()
  const assign = useCall(assignRoom)
  const dates = useCall(changeDates)
  const undoLast = useRef<() => void>(undefined)

  function send(change: RackChange): Promise<unknown> {
    const { reference, roomNumber, startDate, endDate } = change.stay
    const params = { reference }
    if (change.what === 'dates') {
      const body = {
        ...(change.startDate !== startDate && { startDate: change.startDate }),
        ...(change.endDate !== endDate && { endDate: change.endDate }),
        shownStartDate: startDate,
        shownEndDate: endDate,
        ...(change.unusedNights && { unusedNights: change.unusedNights }),
      }
      return dates.mutateAsync({ params, body })
    }
    const body = {
      ...(change.to && { roomNumber: change.to }),
      ...(roomNumber && { shownRoom: roomNumber }),
      ...(change.swapWith && { swapWith: change.swapWith.reference }),
    }
    return assign.mutateAsync({ params, body })
  }

  function toText(change: RackChange): string {
    const name = nameOf(change.stay)
    if (change.what === 'dates')
      return change.endDate === change.stay.endDate
        ? say('rack.done.start', { name, day: day(change.startDate) })
        : say('rack.done.end', { name, day: day(change.endDate) })
    if (change.swapWith) return say('rack.done.exchange', { name, other: nameOf(change.swapWith) })
    return change.to ? say('rack.done.room', { name, number: change.to }) : say('rack.done.noRoom', { name })
  }

  async function apply(change: RackChange, isUndo = false): Promise<void> {
    undoLast.current = undefined
    try {
      await send(change)
    } catch (problem) {
      complain(problem as Problem)
      return onChanged()
    }
    onChanged()
    if (isUndo) return toast('done', say('rack.undone'))
    const back = invertChange(change)
    if (!back) return toast('done', toText(change))
    const undo = () => void apply(back, true)
    undoLast.current = undo
    toast('done', toText(change), { label: say('rack.undo'), act: undo })
  }

  return {
    isChanging: assign.isPending || dates.isPending,
    apply: (change: RackChange) => apply(change),
    undo: () => undoLast.current?.(),
  }
}

/** The change that leads back; undefined if there is none. */
export function invertChange(change: RackChange): RackChange | undefined {
  const { stay } = change
  if (change.what === 'dates') {
    const { startDate, endDate } = change
    const isShorter = diffNights(change, stay).unused.length > 0
    return {
      what: 'dates',
      stay: { ...stay, startDate, endDate },
      startDate: stay.startDate,
      endDate: stay.endDate,
      // Nights that were only added by mistake cost nothing.
      ...(isShorter && { unusedNights: 'release' }),
    }
  }
  const { to, swapWith } = change
  // Guests in house always have a room.
  if (stay.state === 'inHouse' && stay.roomNumber === undefined) return undefined
  return { what: 'room', stay: { ...stay, roomNumber: to }, to: stay.roomNumber, swapWith }
}
