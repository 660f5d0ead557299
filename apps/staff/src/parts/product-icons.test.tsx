import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { on } from '../testing/answering-fetch.ts'
import { anArrival, arrivalsOf, aSession, aWorkplace } from '../testing/builders.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

/** Icons that only fit a hotel: doors, beds and keys. */
const hotelsOwn = /lucide-(bed|door|log-in|log-out|key-round|concierge|building)/

it('G15 the desk of a rental shows no icon of a bed, a door or a room key', async () => {
  renderSignedIn({
    session: aSession('administrator', {
      hotels: [aWorkplace('administrator', { name: 'Foyer Cars', partyWord: 'driver' })],
    }),
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => arrivalsOf(anArrival({ walkIn: { by: 'staff' } }))),
    ],
  })
  await screen.findByRole('button', { name: 'New rental without a booking' })
  const drawn = [...document.querySelectorAll('nav svg, main svg')].map((one) => one.getAttribute('class') ?? '')
  expect(drawn.filter((one) => hotelsOwn.test(one))).toEqual([])
  expect(drawn.filter((one) => one.includes('lucide-car')).length).toBeGreaterThan(1)
})
