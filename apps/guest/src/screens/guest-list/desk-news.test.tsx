import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

it('CONFIG-07.a SIGN-09.a notifies the desk once about a party that skips the pad, with one reason for each guest', async () => {
  const guests = [
    buildGuest({ signatureState: 'signed' }),
    buildGuest({
      id: 'guest-2',
      index: 2,
      main: false,
      firstName: 'Jonas',
      documentNumber: 'X1234567',
      email: 'jo@example.com',
      nationality: 'FRA',
    }),
  ]
  const { user, desk, place } = await renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    appKey: 'frontapp',
    config: { flags: { signature_not_mandatory_on_countries: ['FRA'] } },
    reservations: [buildReservation({ adults: 2, guests })],
  })
  const goOn = await screen.findByRole('button', { name: 'Continue' })
  await user.click(goOn)
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
  await waitFor(() =>
    expect(desk.told).toEqual([
      {
        type: 'signatureSkipped',
        data: { reference: 'FOY1001', guestId: 'guest-1', reason: 'GuestHasSignature' },
      },
      {
        type: 'signatureSkipped',
        data: { reference: 'FOY1001', guestId: 'guest-2', reason: 'SignatureNotMandatoryForGuestCountry' },
      },
    ]),
  )
})
