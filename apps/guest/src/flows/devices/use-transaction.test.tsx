import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckInScreen } from '../../screens/check-in/check-in-screen.tsx'
import { YourBookingScreen } from '../../screens/your-booking/your-booking-screen.tsx'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const TOKEN = 'T'.repeat(43)
const withTerminal = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['lobby-1'] }

async function renderShown(
  Screen: typeof CheckInScreen,
  path: string,
  flags: HotelConfigInput['flags'] = withTerminal,
) {
  const hub = new FakeHub()
  hub.token = TOKEN
  const rendered = await renderScreen({
    Screen,
    path,
    appKey: 'kiosk',
    config: { flags },
    answers: {
      saveSocketVersion: () => ({}),
      hubAccess: () => ({ hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: TOKEN }] }),
    },
  })
  return { ...rendered, hub }
}

it('SEARCH-17 arriving at the search stops what the terminal is still waiting for', async () => {
  const { hub } = await renderShown(CheckInScreen, '/check-in')
  await waitFor(() => expect(hub.page.sent.map(({ type }) => type)).toEqual(['stop_transaction']))
})

it('BOOKINGS-10 arriving at the booking wakes the terminal', async () => {
  const { hub } = await renderShown(YourBookingScreen, '/your-booking')
  await waitFor(() => expect(hub.page.sent.map(({ type }) => type)).toEqual(['start_transaction']))
})

it('a device without a terminal looks for no hub', async () => {
  const { hub } = await renderShown(CheckInScreen, '/check-in', {})
  await screen.findByRole('button', { name: 'Find my booking' })
  expect(hub.offers).toEqual([])
})
