import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { openStay, type Stay } from '@foyer/contract/staff/stay.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { screen } from '@testing-library/react'
import { buildArrival, buildArrivalsList, buildSession, buildStay } from './builders.ts'
import { on } from './fake-fetch.ts'
import { renderSignedIn } from './render-signed-in.tsx'

/** Renders the panel of one stay next to the arrivals. A test's own answers take precedence. */
export function renderStay(
  stay: () => Partial<Stay>,
  answers: readonly ReturnType<typeof on>[] = [],
  role?: Role,
): Promise<HTMLElement> {
  renderSignedIn({
    session: buildSession(role),
    path: '/arrivals/FOY1001',
    answers: [
      ...answers,
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => buildArrivalsList(buildArrival())),
      on(openStay, () => buildStay(stay())),
    ],
  })
  return screen.findByRole('complementary', { name: 'Reservation FOY1001' })
}
