import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildArrival, buildArrivalsList, buildSession, buildWorkplace } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

/** Icons that only fit a hotel: doors, beds and keys. */
const hotelIcons = /lucide-(bed|door|log-in|log-out|key-round|concierge|building)/

it('G15 the desk of a rental shows no icon of a bed, a door or a room key', async () => {
  renderSignedIn({
    session: buildSession('administrator', {
      hotels: [buildWorkplace('administrator', { name: 'Foyer Cars', partyWord: 'driver' })],
    }),
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(buildArrival({ walkIn: { by: 'staff' } }))),
    ],
  })
  await screen.findByRole('button', { name: 'New rental without a booking' })
  const drawn = [...document.querySelectorAll('nav svg, main svg')].map((one) => one.getAttribute('class') ?? '')
  expect(drawn.filter((one) => hotelIcons.test(one))).toEqual([])
  expect(drawn.filter((one) => one.includes('lucide-car')).length).toBeGreaterThan(1)
})
