import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

it('G15 a rental’s texts mention drivers and the agreement, never a hotel’s guests', async () => {
  const driver = buildGuest({ firstName: undefined, lastName: undefined, documentNumber: undefined })
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { product: 'carRental', flags: { allow_manual_entry: true } },
    reservations: [buildReservation({ guests: [driver] })],
  })
  await screen.findByRole('heading', { level: 1, name: 'Please enter this driver’s passport or ID details' })
  await user.type(await screen.findByLabelText('First name'), 'Ana')
  await user.type(screen.getByLabelText('Surname'), 'Soler')
  await user.type(screen.getByLabelText('Document number'), 'C01X00T47')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('The rental agreement requires this.')).toBeTruthy()
  // G21: uses the name that was just typed.
  expect(screen.getByRole('heading', { level: 1, name: 'How can we reach you, Ana?' })).toBeTruthy()
})
