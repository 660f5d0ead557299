import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { Workplace } from '@foyer/contract/staff/session.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildArrivalsList, buildSession, buildStay, buildWorkplace } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

async function openCancelled(hotel: Partial<Workplace>) {
  renderSignedIn({
    session: buildSession('receptionist', { hotels: [buildWorkplace('receptionist', hotel)] }),
    path: '/arrivals/FOY1001',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList()),
      on(openStay, () => buildStay({ state: 'cancelled' })),
    ],
  })
  const panel = within(await screen.findByRole('complementary', { name: 'Reservation FOY1001' }))
  const title = await panel.findByText('This reservation is cancelled')
  return { panel, text: title.closest('div')?.textContent }
}

it('S21 with a system of its own, the hotel reads what belongs there, with a link to it', async () => {
  const { panel, text } = await openCancelled({ hasSystem: true, systemUrl: 'https://pms.example.com/desk' })
  expect(text).toMatch(/It can be reinstated in the PMS\. Open the PMS$/)
  expect(panel.getByRole('link', { name: 'Open the PMS' }).getAttribute('href')).toBe('https://pms.example.com/desk')
  expect(panel.queryByRole('button', { name: 'Reinstate' })).toBeNull()
})

it('S21 without one it is done here, and nothing names a system', async () => {
  const { panel, text } = await openCancelled({ hasSystem: false })
  expect(text).toMatch(/You can reinstate it\. $/)
  expect(panel.getByRole('button', { name: 'Reinstate' })).toBeDefined()
})
