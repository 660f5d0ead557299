import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReservations } from '../../journey/use-reservations.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useUpdateGuest } from './use-update-guest.ts'

function Saves() {
  const { reservations: [reservation] = [] } = useReservations()
  const update = useUpdateGuest()
  const guest = reservation?.guests[0]
  if (!reservation || !guest) return null
  const { id, index, main, customerId } = guest
  return (
    <button type="button" onClick={() => void update.send(reservation, { id, index, main, customerId })}>
      {customerId ?? 'nobody'}
    </button>
  )
}

it('API-15.f the id that the answer gives a guest is used from then on, even without another read', async () => {
  let asked = 0
  const { user, askedOf } = await renderScreen({
    Screen: Saves,
    path: '/guest-list/FOY1001',
    answers: {
      // Answers once, then never again.
      visitReservations: () => {
        asked += 1
        return asked > 1 ? new Promise(() => {}) : { reservations: [buildReservation({ guests: [buildGuest()] })] }
      },
      updateGuests: () => ({ guests: [{ id: 'guest-1', customerId: 'C-9' }] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'nobody' }))
  await user.click(await screen.findByRole('button', { name: 'C-9' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(2))
  expect(askedOf('updateGuests')[1]?.body.guests).toMatchObject([{ id: 'guest-1', customerId: 'C-9' }])
})
