import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { endVisit, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { completeGuest } from '../complete-guest.ts'
import { Page } from '../page.ts'

export const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface CheckIn {
  /** Called after a first round, whose answers do not count: fresh demo data make it slow. */
  readonly onReady?: () => void
  /** Milliseconds of each answer in a round, */
  readonly rounds: number[]
  /** and of those in the end. */
  readonly others: number[]
  /** Whether to run another round; the last one arrives. */
  readonly shouldContinue: () => boolean
}

/**
 * A guest on their own phone, round after round from the page to the summary, and in the last one
 * to the key.
 */
export async function checkIn(
  url: string,
  address: string,
  { onReady, rounds, others, shouldContinue }: CheckIn,
): Promise<void> {
  const timed = async <Answer>(asked: Promise<Answer>, took = rounds): Promise<Answer> => {
    const begun = performance.now()
    const answer = await asked
    if (isReady) took.push(performance.now() - begun)
    return answer
  }
  // One visit, because no other visit may sign again for a guest who has signed.
  const page = new Page(url, 'own', address)
  let isReady = false
  for (let isLast = false; !isLast; ) {
    isLast = isReady && !shouldContinue()
    await timed(page.load())
    const { reservations } = await timed(page.call(searchReservations, { voucher: 'FOY1001', surname: 'García López' }))
    const [found] = reservations
    if (!found) throw new Error('FOY1001 is not found.')
    const { id: reservationId, reference, startDate, endDate } = found
    const common = { hotelId: 1, reference }
    const guests = found.guests.map(({ id, index, main }) => ({
      ...completeGuest,
      lastName: 'García López',
      id,
      index,
      main,
    }))
    await timed(page.call(updateGuests, { ...common, reservationId, isPok: false, language: 'en', guests }))
    const { site, version } = page.hotelPage
    const checks = Object.fromEntries(site.fields.checks.map(({ name }) => [name, true]))
    const signed = guests.map(({ id }) => ({ id, signature: SIGNATURE, ticks: { version, checks, terms: true } }))
    await timed(page.call(uploadSignature, { ...common, guests: signed }))
    await timed(page.call(fetchSummary, { reference }))
    if (isLast) {
      const confirmedAt = `${startDate}T16:00:00`
      await timed(
        page.call(confirmArrival, { ...common, reservationId, startDate, endDate, confirmedAt, guests: [] }),
        others,
      )
      const [arrived] = (await timed(page.call(visitReservations, {}), others)).reservations
      if (!arrived?.room.keyCode) throw new Error('The guest has no key.')
    }
    if (!isReady) onReady?.()
    isReady = true
  }
  await timed(page.call(endVisit, {}), others)
}
