import { aReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { CurrentScreen } from './current-screen.tsx'

// This browser cannot draw, and the sheet for signatures needs a canvas.
beforeEach(() => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return () => vi.restoreAllMocks()
})

const arrived = aReservation({ state: 'inHouse', room: { ...aReservation().room, keyCode: '482916' } })

it.each([
  ['NAV-01', '/sign-in', 'Which license code has this device?'],
  ['NAV-03', '/home', 'What would you like to do?'],
  ['NAV-06', '/check-in?voucher=FOY1001', 'Which booking is yours?'],
  ['NAV-08', '/your-booking', 'Is this your stay, Ana Soler?'],
  ['NAV-10', '/guest-list/FOY1001?groupLocator=GRP77', 'Everybody is ready'],
  ['NAV-12', '/guest-detail/FOY1001/1?numTriesScanning=1', 'Is everything right, Ana?'],
  ['NAV-15', '/check-in-summary/FOY1001', 'Everything is ready for you'],
  ['NAV-19', '/select-language', 'Welcome'],
  ['NAV-21', '/signpad/FOY1001?guestIndex=1', 'Please sign here, Ana'],
  ['NAV-27', '/show-error?error=roomNotReady', 'Your room is still being prepared'],
  ['NAV-29', '/finish/?code=FOY1001', 'Thank you'],
])('%s %s presents its screen', async (_, path, question) => {
  const nothing = { minor: 0, currency: 'EUR' }
  await renderScreen({
    Screen: CurrentScreen,
    path,
    config: { flags: { checkout_enabled: true } },
    bookings: [path.startsWith('/finish') ? arrived : aReservation()],
    answers: { fetchSummary: () => ({ currency: 'EUR', total: nothing, paid: nothing, pending: nothing }) },
  })
  const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(question) })
  expect(heading).toBeTruthy()
})
