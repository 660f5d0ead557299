import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

const defaultStay = { nights: 1, adults: 1, children: 0 }

/** Dates and party, the available rooms, and the resulting reservation. */
export function useWalkIn(at: Place, onClose: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const address = useAddress()
  const [day, setDay] = useState<string>()
  const [party, setParty] = useState(defaultStay)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const [tried, setTried] = useState(false)
  // The page chooses the id, so a double click creates only one reservation.
  const [id] = useState(() => crypto.randomUUID())
  const query = { ...(day && { from: day }), ...party }
  const free = useLoad(listRoomsOnSale, { query }, { again: true })
  const make = useCall(makeWalkIn)
  const offers = (free.data?.rooms ?? []).flatMap(({ rates, ...room }) =>
    rates.map((rate) => ({ key: `${room.typeId} ${rate.id}`, room, rate })),
  )
  const offer = offers.find(({ key }) => key === chosen)
  const lastName = name.lastName.trim()

  function submit() {
    setTried(true)
    if (!offer || !free.data || lastName === '' || make.isPending) return
    const firstName = name.firstName.trim()
    make.mutate(
      {
        body: {
          id,
          from: free.data.from,
          ...party,
          roomTypeId: offer.room.typeId,
          rateId: offer.rate.id,
          total: offer.rate.total,
          ...(firstName && { firstName }),
          lastName,
        },
      },
      {
        onSuccess: ({ reference, room }) => {
          toast('done', say('walkIn.said', { reference, room }))
          onClose()
          address.go(place(at.view, { ...at.params, reference }))
        },
        onError: (problem) => {
          complain(problem)
          void free.refetch()
        },
      },
    )
  }

  return {
    from: free.data?.from ?? '',
    today: free.data?.today,
    setDay,
    party,
    setParty: (part: keyof typeof defaultStay, typed: string) => setParty({ ...party, [part]: Number(typed) }),
    offers,
    isNothingFree: free.data !== undefined && offers.length === 0,
    chosen: offer?.key ?? '',
    choose: setChosen,
    name,
    setName,
    lacksName: tried && lastName === '',
    isReady: offer !== undefined,
    isMaking: make.isPending,
    submit,
  }
}
