import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { YourBookingScreen } from './your-booking-screen.tsx'

/** Goes back like the guest list's arrow. */
function BackFromList() {
  const { place, back } = useJourney()
  if (place.screen !== 'guest-list') return null
  return (
    <button type="button" onClick={() => back()}>
      Back from the list
    </button>
  )
}

it('BOOKINGS-05.f going back from the guests of the only finished booking opens the search, not the guests again', async () => {
  const done = buildReservation({ preCheckinCompleted: true, guests: [buildGuest({ signatureState: 'uploaded' })] })
  const { user, path } = await renderScreen({
    Screen: YourBookingScreen,
    path: '/your-booking',
    appKey: 'kiosk',
    reservations: [done],
    Beside: BackFromList,
  })
  await user.click(await screen.findByRole('button', { name: 'Back from the list' }))
  await waitFor(() => expect(path()).toBe('/check-in'))
  expect(screen.queryByRole('button', { name: 'Back from the list' })).toBeNull()
})
