import { checkOut } from '@foyer/contract/checkout.ts'
import { toCheckOutOutcome } from '@foyer/domain/checkout/check-out.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem, isProblemCode, Problem } from '@foyer/domain/problem/problem.ts'
import { canCheckOutByName, departureFactors } from '@foyer/domain/proof/proof.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { hasKey } from '../../journey/use-current-stay.ts'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

const fieldNames = ['roomNumber', 'firstName', 'lastName', 'secondFactor'] as const
export type CheckOutField = (typeof fieldNames)[number]

type Typed = Partial<Record<CheckOutField, string>>

/** Check-out by room and name, or with the reservation that this page already knows. */
export function useCheckout() {
  const { site, hotel, language } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const { reservations, refresh } = useReservations()
  const leave = useCall(checkOut)
  const { roomNumber = '', firstName = '', lastName = '', sendbill, demoPaymentDone } = journey.place.params
  const [typed, setTyped] = useState<Typed>({})
  const [sendBill, setSendBill] = useState(sendbill !== 'false')
  const [isOther, setOther] = useState(roomNumber !== '')
  const [tried, setTried] = useState(false)

  const offered = site.policies.home.checkOut
  const home = useEffectEvent(() => journey.goTo(place('home'), 'replace'))
  useEffect(() => {
    if (!offered) home()
  }, [offered])

  const { sufficient, factors } = site.policies.proof
  const { byName } = site.policies.checkOut
  const taken = departureFactors.filter((factor) => factors.includes(factor))
  const known = isOther ? undefined : reservations?.find(hasKey)
  const isAsked = !known && !canCheckOutByName({ inLobby: site.device.findsBySurname, enough: sufficient, byName })
  const address: Typed = { roomNumber, firstName, lastName }
  const given = (name: CheckOutField) => typed[name] ?? address[name] ?? ''
  const fields = known ? [] : fieldNames.filter((name) => name !== 'secondFactor' || isAsked)
  const isMissing = (name: CheckOutField) => fields.includes(name) && given(name).trim() === ''

  async function submit(): Promise<void> {
    setTried(true)
    if (fields.some(isMissing) || leave.isPending) return
    const said = known ? toStayDetails(known) : { roomNumber: given('roomNumber').trim(), ...toNames(given) }
    const secondFactor = given('secondFactor').trim()
    try {
      const answer = await leave.mutateAsync({
        body: {
          hotelId: hotel.id,
          ...said,
          language,
          sendBill,
          demoPaymentDone: demoPaymentDone === 'true',
          ...(secondFactor !== '' && { secondFactor }),
        },
      })
      await refresh()
      goOn(answer, said)
    } catch (caught) {
      if (ensureProblem(caught).code !== 'reservationNotFound') problems.show(caught, { action: ACTION, retry: submit })
    }
  }

  function goOn(answer: Awaited<ReturnType<typeof leave.mutateAsync>>, said: ReturnType<typeof toStayDetails>): void {
    const { code, reference, error = '', message } = answer
    const outcome = toCheckOutOutcome(code)
    // Replaces the form in the history, so that the guest can't go back to it.
    if (outcome === 'done') journey.goTo(place('farewell', { code: reference }), 'replace')
    else if (outcome === 'balance')
      journey.goTo(place('check-in-summary', { code: reference, from: 'checkout', ...said }), 'replace')
    // Known codes have a message in our catalogue; other systems send their own.
    else if (isProblemCode(error)) problems.show(new Problem(error), { action: ACTION })
    else problems.show(new Problem('unexpected', message), { action: ACTION, ...(error && { error }) })
  }

  return {
    fields,
    /** The accepted second factors joined into one word, which is the label's key. */
    factors: taken.join('Or'),
    /** True if no second factor is accepted here, so only reception can check the guest out. */
    onlyAtReception: isAsked && taken.length === 0,
    known: known && { roomNumber: known.room.number ?? '' },
    other: () => setOther(true),
    given,
    type(name: CheckOutField, value: string) {
      setTyped({ ...typed, [name]: value })
      if (leave.isError) leave.reset()
    },
    issueOf: (name: CheckOutField) => tried && isMissing(name),
    sendBill,
    setSendBill,
    notFound: leave.error?.code === 'reservationNotFound',
    busy: leave.isPending,
    submit,
    back: () => journey.goTo(place('home'), 'back'),
  }
}

const ACTION = 'Check-out'

function toStayDetails({ room, customer, guests }: Reservation) {
  const main = guests.find((guest) => guest.main) ?? guests[0]
  return {
    roomNumber: room.number ?? '',
    firstName: main?.firstName ?? customer.firstName,
    lastName: main?.lastName ?? customer.lastName,
  }
}

function toNames(given: (name: CheckOutField) => string) {
  return { firstName: given('firstName').trim(), lastName: given('lastName').trim() }
}
