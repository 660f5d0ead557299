import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type AuditEntry, checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const entry = (number: number, action: string, details: AuditEntry['details']): AuditEntry => ({
  number,
  at: '2026-09-22T13:42:00Z',
  action,
  subject: 'Kiosk 1',
  details,
  seal: 'abcdef012345',
})

it('describes an action at a device in words, and shows an unknown one by its own name', async () => {
  renderSignedIn({
    session: buildSession('manager'),
    path: '/audit',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(checkAudit, () => ({ entries: 7, checkedAt: '2026-09-22T13:42:00Z' })),
      on(readAudit, () => ({
        entries: [
          entry(7, 'guestFormSaved', { guest: '1', fields: 'documentNumber, birthDate' }),
          entry(6, 'alertOpened', { kind: 'guestAsksForHelp' }),
          entry(5, 'paymentTaken', { way: 'cash' }),
          entry(4, 'jobStarted', { job: 'eraseDue' }),
          entry(3, 'devicePaused', { reason: 'Printer jammed' }),
          entry(2, 'devicePasswordRefused', { action: 'closeSession' }),
          entry(1, 'licenseMade', { appKey: 'kiosk' }),
        ],
      })),
    ],
  })
  const rows = (await screen.findAllByRole('row', { name: /Kiosk 1/ })).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringContaining('fields: document number, date of birth'),
    expect.stringContaining('what: Guest needs help'),
    expect.stringContaining('by: Cash'),
    expect.stringContaining('started a job by hand Kiosk 1 job: Data retention'),
    expect.stringContaining('took a device out of service Kiosk 1 reason: Printer jammed'),
    expect.stringContaining('entered a wrong password at a device Kiosk 1 for: signing the device out'),
    expect.stringContaining('created a license code Kiosk 1 app: kiosk'),
  ])
})

it('S16 counts one entry in the singular, and shows no hash in an entry', async () => {
  renderSignedIn({
    session: buildSession('manager'),
    path: '/audit',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(checkAudit, () => ({ entries: 1, checkedAt: '2026-09-22T13:42:00Z' })),
      on(readAudit, () => ({
        entries: [entry(1, 'policeExported', { format: 'csv', sha256: 'ab'.repeat(32) })],
      })),
    ],
  })
  expect((await screen.findByRole('row', { name: /Kiosk 1/ })).textContent).not.toMatch(/sha256|abab/)
  expect(await screen.findByText(/1 entry,/)).toBeDefined()
})

it('S42 details and their values are in words, and the log is searched by the words of its actions', async () => {
  const logged = [
    entry(3, 'roleChanged', { from: 'singleSignOn', to: 'manager' }),
    entry(2, 'checkedIn', { room: '204', owed: '€40.00', terms: 'paper' }),
    entry(1, 'keySettled', { outcome: 'refused', cards: '0' }),
  ]
  const searches: unknown[] = []
  renderSignedIn({
    session: buildSession('manager'),
    path: '/audit',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(checkAudit, () => ({ entries: 3, checkedAt: '2026-09-22T13:42:00Z' })),
      on(readAudit, ({ query: { search, actions } }) => {
        if (search) searches.push({ search, actions })
        return { entries: logged.filter(({ action }) => !search || actions?.split(',').includes(action)) }
      }),
    ],
  })
  const read = async () => (await screen.findAllByRole('row', { name: /Kiosk 1/ })).map((row) => row.textContent)
  expect(await read()).toEqual([
    expect.stringContaining('from: single sign-on, to: Manager'),
    expect.stringContaining('room: 204, still open: €40.00, terms accepted: on paper'),
    expect.stringContaining('outcome: rejected, cards: 0'),
  ])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Person, number or action' }), 'Checked a party')
  await vi.waitFor(async () => expect(await read()).toHaveLength(1))
  expect(searches).toEqual([{ search: 'checked a party', actions: 'checkedIn' }])
})

it('a search that found nothing yet says how far back it looked, and looks further back on request', async () => {
  renderSignedIn({
    session: buildSession('manager'),
    path: '/audit',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(checkAudit, () => ({ entries: 12_000, checkedAt: '2026-09-22T13:42:00Z' })),
      on(readAudit, ({ query: { search, before } }) => {
        if (!search) return { entries: [entry(12_000, 'devicePaused', {})] }
        if (!before) return { entries: [], before: 2000, searchedTo: '2026-03-04T13:42:00Z' }
        return { entries: [entry(7, 'devicePaused', {})] }
      }),
    ],
  })
  await screen.findByText('12000')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Person, number or action' }), 'Eve')
  expect(await screen.findByText('Searched back to 4 March 2026')).toBeDefined()
  expect(screen.queryByText('No entry matches')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Search further back' }))
  expect(await screen.findByRole('row', { name: /Kiosk 1/ })).toBeDefined()
  expect(screen.queryByText(/Searched back/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Search further back' })).toBeNull()
})
