import { assignRoom, listRoomsForStay, type StaffRoom } from '@foyer/contract/staff/rooms.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** The rooms for a stay, the chosen one, and its assignment. */
export function useAssignRoom({ reference, roomNumber }: Pick<Stay, 'reference' | 'roomNumber'>, onDone: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listRoomsForStay, { params: { reference } }, { again: true })
  const assign = useCall(assignRoom)
  const [number, setNumber] = useState<string>()
  const [hasOtherTypes, setHasOtherTypes] = useState(false)
  const { rooms = [], roomTypeId } = load.data ?? {}
  const others = rooms.filter((room) => room.number !== roomNumber && !room.closure)
  const shown = others.filter(({ typeId }) => hasOtherTypes || typeId === roomTypeId)
  const chosen = others.find((room) => room.number === number)

  function change(to: StaffRoom | undefined) {
    const body = {
      ...(to && { roomNumber: to.number }),
      ...(roomNumber && { shownRoom: roomNumber }),
      ...(to?.occupant && { swapWith: to.occupant.reference }),
    }
    assign.mutate(
      { params: { reference }, body },
      {
        onSuccess: () => {
          toast('done', to ? say('rooms.assigned', { number: to.number }) : say('rooms.takenBack'))
          onDone()
        },
        onError: (problem) => {
          complain(problem)
          // Reloaded, the same room may have a guest: one more click would exchange the rooms.
          setNumber(undefined)
          void load.refetch()
        },
      },
    )
  }

  return {
    isLoading: load.data === undefined && !load.error,
    problem: load.error,
    isSetInHotelSystem: load.data?.setInHotelSystem ?? false,
    free: shown.filter(({ occupant }) => !occupant),
    // Without a room of its own, a stay has nothing to offer in exchange.
    taken: roomNumber ? shown.filter(({ occupant }) => occupant) : [],
    chosen,
    choose: setNumber,
    hasOtherTypes,
    setHasOtherTypes,
    isAssigning: assign.isPending,
    assign: () => chosen && !assign.isPending && change(chosen),
    takeBack: () => change(undefined),
    again: () => void load.refetch(),
  }
}
