import { changeRoomType, listTypesForStay, type RoomTypesForStay } from '@foyer/contract/staff/room-type.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export type OfferedType = RoomTypesForStay['types'][number]

/** No room yet: one is assigned later. */
const LATER = ''

/** The types and rates for a stay, the chosen ones, and the change. */
export function useChangeType({ reference, state }: Pick<Stay, 'reference' | 'state'>, onDone: () => void) {
  const complain = useProblemToast()
  const load = useLoad(listTypesForStay, { params: { reference } }, { again: true })
  const change = useCall(changeRoomType)
  const report = useReport(reference)
  const [typeId, setTypeId] = useState<string>()
  const [rateId, setRateId] = useState<string>()
  const [room, setRoom] = useState<string>()
  const now = load.data
  const chosen = now?.types.find(({ id }) => id === (typeId ?? now.roomTypeId))
  const rates = chosen?.rates ?? []
  const rate = rates.find(({ id }) => id === (rateId ?? now?.rateId)) ?? rates[0]
  const isOtherType = chosen !== undefined && chosen.id !== now?.roomTypeId
  // Another rate alone moves no one.
  const needsRoom = isOtherType && !chosen.hasOwnRoom
  const mayWait = state === 'expected' && (chosen?.left ?? 0) > 0
  const number = needsRoom ? (room ?? chosen.freeRooms[0]?.number ?? LATER) : undefined
  const isChanged = isOtherType || (rate !== undefined && rate.id !== now?.rateId)
  const isReady = isChanged && (!needsRoom || number !== LATER || mayWait)

  function submit() {
    if (!now || !chosen || !isReady || change.isPending) return
    const after = {
      roomTypeId: chosen.id,
      ...(rate && { rateId: rate.id }),
      ...(number && { roomNumber: number }),
    }
    const shown = { shownTypeId: now.roomTypeId, ...(now.rateId && { shownRateId: now.rateId }) }
    change.mutate(
      { params: { reference }, body: { ...after, ...shown } },
      {
        onSuccess: () => {
          report(now, chosen, rate?.id)
          onDone()
        },
        onError: (problem) => {
          complain(problem)
          // Reloaded, the room may be taken.
          setRoom(undefined)
          void load.refetch()
        },
      },
    )
  }

  return {
    isLoading: now === undefined && !load.error,
    problem: load.error,
    again: () => void load.refetch(),
    now,
    chosen,
    chooseType: (id: string) => {
      setTypeId(id)
      setRoom(undefined)
    },
    rate,
    chooseRate: setRateId,
    needsRoom,
    mayWait,
    room: number,
    chooseRoom: setRoom,
    isReady,
    isChanging: change.isPending,
    submit,
  }
}

/** Reports a change with a button that reverses it. */
function useReport(reference: string) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  const toast = useToast()
  const complain = useProblemToast()
  const undo = useCall(changeRoomType)
  return (before: RoomTypesForStay, { id, name, names }: OfferedType, rateId: string | undefined) => {
    const body = {
      roomTypeId: before.roomTypeId,
      ...(before.rateId && { rateId: before.rateId }),
      ...(before.types.some((type) => type.id === before.roomTypeId && type.hasOwnRoom) &&
        before.roomNumber && { roomNumber: before.roomNumber }),
      shownTypeId: id,
      ...(rateId && { shownRateId: rateId }),
    }
    // The dialog has closed by then, so the result is awaited and not left to its callbacks.
    const reverse = () =>
      undo.mutateAsync({ params: { reference }, body }).then(() => toast('done', say('type.undone')), complain)
    const text = say('type.done', { type: nameIn(names, name) })
    toast('done', text, { label: say('do.undo'), act: () => void reverse() })
  }
}
