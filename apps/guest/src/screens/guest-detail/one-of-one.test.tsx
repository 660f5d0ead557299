import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const jonas = buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Jonas', documentNumber: 'C01X00T41' })

const openFirst = (guests: readonly ReturnType<typeof buildGuest>[]) =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    reservations: [buildReservation({ adults: guests.length, guests: [...guests] })],
  })

it('G41 counts the guests of a party', async () => {
  await openFirst([buildGuest(), jonas])
  expect(await screen.findAllByText('Guest 1 of 2')).not.toHaveLength(0)
})

it('G41 counts no guests where there is only one', async () => {
  await openFirst([buildGuest()])
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.queryByText('Guest 1 of 1')).toBeNull()
})
