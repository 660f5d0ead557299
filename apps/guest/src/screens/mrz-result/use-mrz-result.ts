import { orderGuests } from '@foyer/domain/guest/guest-order.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findDocumentError } from '../../flows/document/find-document-error.ts'
import { passDocument } from '../../flows/document/passed-document.ts'
import { type Decoded, mrzErrors, useDecode } from '../../flows/document/use-decode.ts'
import { readOpenedReservation } from '../../flows/document/use-store-opened-reservation.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useToday } from '../../site/use-today.ts'

/** Decodes what a scanner's own program returns, then passes it to its guest. */
export function useMrzResult(): { back: () => void } {
  const journey = useJourney()
  const problems = useProblems()
  const decode = useDecode()
  const today = useToday()
  const { reservations, problem, retry } = useReservations()
  const { guestIndex, numTriesScanning } = journey.place.params
  const text = useAddressText()
  const isDone = useRef(false)
  const reservation = reservations && findReservation(reservations)
  const here = { code: reservation?.reference, groupLocator: reservation?.groupLocator, guestIndex }

  const back = () => journey.goTo(place('guest-list', { ...here, guestIndex: undefined }), 'replace')

  /** Replaces this address, so that nothing of a document remains in the history. */
  function handBack(decoded: Decoded): void {
    const guests = orderGuests(reservation?.guests ?? [], today)
    const guest = guests.find(({ index }) => String(index) === guestIndex)
    if (!guest) {
      back()
      return
    }
    const refusal = findDocumentError(decoded, guest, guests)
    passDocument({ ...here, guestIndex, decoded: refusal ?? decoded })
    const tries = Number(numTriesScanning ?? 0) || 0
    const failed = refusal && { error: refusal.error, numTriesScanning: String(tries + 1) }
    journey.goTo(place('guest-detail', { ...here, numTriesScanning, ...failed }), 'replace')
  }

  async function read(): Promise<void> {
    try {
      handBack(text ? await decode(text) : { error: mrzErrors.failed })
    } catch (caught) {
      problems.show(caught, { ...(reservation && { code: reservation.reference }), retry: read })
    }
  }

  const begin = useEffectEvent(() => {
    if (problem) return problems.show(problem, { action: 'Check-in', retry })
    if (!reservations || isDone.current) return
    isDone.current = true
    if (reservation) void read()
    else journey.goTo(place('check-in'), 'replace')
  })
  useEffect(() => {
    if (problem || reservations) begin()
  }, [problem, reservations])

  return { back }
}

/** Removes the document's text from the address before anything else happens. */
function useAddressText(): string {
  const journey = useJourney()
  const { mrz, scannerData, guestIndex, numTriesScanning } = journey.place.params
  // The format of scannerData is not specified: it is taken as raw text of a scanner that didn't
  // find an MRZ.
  const [text] = useState(mrz ?? scannerData ?? '')
  const hide = useEffectEvent(() => journey.goTo(place('mrz-result', { guestIndex, numTriesScanning }), 'replace'))
  useEffect(() => hide(), [])
  return text
}

/**
 * The result carries no reservation: it belongs to the one that was opened last, or the only one.
 */
function findReservation(reservations: readonly Reservation[]): Reservation | undefined {
  const code = readOpenedReservation()?.code
  return (
    reservations.find(({ reference }) => reference === code) ??
    (reservations.length === 1 ? reservations[0] : undefined)
  )
}
