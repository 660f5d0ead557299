import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import { listErasures } from '@foyer/contract/staff/privacy.ts'
import { makeDayCards, makePoliceExport, readRegister } from '@foyer/contract/staff/registration.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildId, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { recordSavedFiles } from '../../testing/record-saved-files.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const day = '2026-09-22'
const quiet = on(listAlerts, () => ({ open: [], handled: [] }))
const noCodes = on(listLostCodes, () => ({ codes: [] }))
const cannot = (reference: string, missing: string[]) => ({ reference, guestId: buildId(), index: 2, missing })
const file = (name: string) => ({ name, type: 'text/plain', content: btoa('made') })
const register = { day, today: day, stays: 2, guests: 4 }

it('guests who cannot be reported come first, with what is missing; the others are exported and listed in the ledger', async () => {
  const user = userEvent.setup()
  const saved = recordSavedFiles()
  const made: string[] = []
  const exported = () =>
    made.map((format) => ({
      id: buildId(),
      day,
      format: 'csv' as const,
      madeAt: '2026-09-22T13:00:00Z',
      madeBy: `Marta Vidal ${format}`,
      travellers: 2,
      leftOut: 2,
      sha256: '0123456789ab',
    }))
  renderSignedIn({
    session: buildSession(),
    path: '/registers',
    answers: [
      quiet,
      noCodes,
      on(readRegister, () => ({
        ...register,
        police: {
          ready: 2,
          cannot: [
            cannot('FOY1002', ['supportNumber']),
            { ...cannot('FOY1008', ['street', 'phone']), name: 'Rui Silva' },
          ],
          exports: exported(),
        },
      })),
      on(makePoliceExport, ({ body }) => {
        made.push(body.format)
        return file(`travellers-${body.day}.${body.format}`)
      }),
    ],
  })
  expect(await screen.findByText('2 travellers cannot be reported')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['FOY1002 Guest 2: support number missing', 'FOY1008 Rui Silva: street, phone missing']),
  )
  expect(screen.getByText('2 travellers can be reported')).toBeDefined()
  expect(screen.getByText(/authorities’ own formats will follow/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const ledger = within(await screen.findByRole('table', { name: 'Previous exports' }))
  expect(ledger.getByText('Marta Vidal csv')).toBeDefined()
  expect(saved).toEqual(['travellers-2026-09-22.csv'])
  // A receptionist does not see erasures: the test has no answer for them.
  expect(screen.queryByRole('heading', { name: 'Erased data' })).toBeNull()
})

it('the cards of the day are one file; a hotel that does not report guests says so', async () => {
  const user = userEvent.setup()
  const saved = recordSavedFiles()
  renderSignedIn({
    session: buildSession(),
    path: '/registers?day=2026-09-20',
    answers: [
      quiet,
      noCodes,
      on(readRegister, ({ query }) => ({ ...register, day: query.day ?? day })),
      on(makeDayCards, ({ body }) => file(`cards-${body.day}.pdf`)),
    ],
  })
  expect(await screen.findByText('4 guests have arrived. 2 stays.')).toBeDefined()
  expect(screen.getByText(/does not report travellers/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'All cards of this day' }))
  expect(saved).toEqual(['cards-2026-09-20.pdf'])
})

it('offers nothing on a day without arrivals; a manager sees periods and erasures, without names', async () => {
  const erasures = [
    { id: buildId(), at: '2026-09-22T12:00:00Z', cause: 'rule' as const, stays: 3, counts: { guests: 5, other: 1 } },
  ]
  renderSignedIn({
    session: buildSession('manager'),
    path: '/registers',
    answers: [
      quiet,
      noCodes,
      on(readRegister, () => ({ ...register, stays: 0, guests: 0, police: { ready: 0, cannot: [], exports: [] } })),
      on(listErasures, () => ({
        periods: { guestDays: 30, signatureDays: 10, policeDays: 1096, trackingDays: 90, logDays: 365 },
        erasures,
      })),
    ],
  })
  const log = within(await screen.findByRole('table', { name: 'Erased data' }))
  expect(log.getByText('guests 5, other 1')).toBeDefined()
  expect(log.getByText('retention period over')).toBeDefined()
  expect(screen.getByText(/kept for 30 days and signatures for 10 days/)).toBeDefined()
  expect(screen.getByText(/at least 1,096 days/)).toBeDefined()
  expect(
    screen.getByText(/Page events are kept for 90 days, and check-in start and end times for 365 days/),
  ).toBeDefined()
  for (const name of ['All cards of this day', 'Export CSV', 'Export JSON', 'Export XML'])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
})

it('lists who asked for a code again, where, and the outcome', async () => {
  const asked = {
    id: buildId(),
    at: '2026-09-22T21:40:00Z',
    reference: 'FOY1011',
    mailed: true,
    wrong: 0,
    shown: 0,
    printed: 0,
  }
  renderSignedIn({
    session: buildSession(),
    path: '/registers',
    answers: [
      quiet,
      on(readRegister, () => register),
      on(listLostCodes, () => ({
        codes: [
          {
            ...asked,
            guestName: 'Piotr Kowalski',
            roomNumber: '204',
            deviceName: 'Kiosk 1',
            toldAt: '2026-09-22T21:41:00Z',
            wrong: 1,
            shown: 2,
            printed: 1,
          },
          { ...asked, id: buildId(), mailed: false, wrong: 3 },
        ],
      })),
    ],
  })
  const [, told, refused] = within(await screen.findByRole('table', { name: 'Door codes requested again' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(told).toMatch(/204Piotr Kowalski FOY1011Kiosk 1given/)
  expect(told).toMatch(/link sent by mail, shown 2 times, printed once, one wrong answer$/)
  expect(refused).toMatch(/a phonerefused.*3 wrong answers$/)
})
