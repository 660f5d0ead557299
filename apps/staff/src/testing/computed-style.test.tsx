import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { compareSelectors } from '@foyer/web/testing/selectors/compare-selectors.ts'
import { comparedStyles } from '@foyer/web/testing/styles/original-styles.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrival, buildArrivalsList, buildSession, buildStay } from './builders.ts'
import { on } from './fake-fetch.ts'
import { renderSignedIn } from './render-signed-in.tsx'

it('the arrivals have the styles that jsdom computes, with and without a stay open, and queries find the same', async () => {
  const user = userEvent.setup()
  renderSignedIn({
    session: buildSession(),
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(buildArrival())),
      on(openStay, () => buildStay()),
    ],
  })
  const guest = await screen.findByRole('link', { name: 'García López, Lucía' })
  const { quick, original } = comparedStyles()
  expect(quick.length).toBeGreaterThan(20)
  expect(quick).toEqual(original)
  await user.click(guest)
  await screen.findByRole('complementary')
  const opened = comparedStyles()
  expect(opened.quick.length).toBeGreaterThan(quick.length)
  expect(opened.quick).toEqual(opened.original)
  const found = compareSelectors()
  expect(found.quick.withText.length).toBeGreaterThan(5)
  expect(found.quick).toEqual(found.original)
})
