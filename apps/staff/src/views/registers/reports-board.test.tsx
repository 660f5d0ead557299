import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import {
  openDayReceipt,
  readReports,
  type StayReportState,
  sendReportAgain,
  settleReport,
} from '@foyer/contract/staff/authority.ts'
import { listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import { readRegister } from '@foyer/contract/staff/registration.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildId, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const day = '2026-09-22'
const buildReport = (changes: Partial<StayReportState>): StayReportState => ({
  kind: 'stay',
  reference: 'FOY1001',
  name: 'Javier Ortega',
  roomNumber: '310',
  guests: 2,
  state: 'accepted',
  arrivedAt: '2026-09-22T12:05:00Z',
  day,
  dueAt: '2026-09-23T12:05:00Z',
  sentAt: '2026-09-22T12:06:00Z',
  isTest: true,
  reasons: [],
  receipts: [],
  ...changes,
})

it('shows per day and per stay whose turn it is, the authority’s own words, and the receipt', async () => {
  const user = userEvent.setup()
  const again: string[] = []
  const settled: unknown[] = []
  renderSignedIn({
    session: buildSession(),
    path: '/registers',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listLostCodes, () => ({ codes: [] })),
      on(readRegister, () => ({ day, today: day, stays: 0, guests: 0 })),
      on(readReports, () => ({
        today: day,
        authority: {
          name: 'ses' as const,
          title: 'SES.HOSPEDAJES',
          mode: 'test' as const,
          canCancel: true,
          dayReceipts: [],
        },
        reports: [
          buildReport({
            state: 'refused',
            reasons: [{ code: '10121', text: 'El soporte es obligatorio', field: 'supportNumber' }],
          }),
          buildReport({
            kind: 'booking',
            reference: 'FOY1002',
            name: 'Zsófia Horváth',
            state: 'unknown',
            guests: 1,
          }),
          buildReport({
            reference: 'FOY1003',
            name: 'Mikkel Andersen',
            guests: 3,
            receipts: [
              {
                id: buildId(),
                operation: 'send',
                number: 'R-77',
                at: '2026-09-22T12:06:00Z',
                sha256: '9f3c00000000',
                retainUntil: '2029-09-24',
              },
            ],
          }),
        ],
      })),
      on(sendReportAgain, ({ params }) => {
        again.push(params.reference)
        return {}
      }),
      on(settleReport, ({ params, body }) => {
        settled.push([params.reference, body])
        return {}
      }),
    ],
  })
  const days = within(await screen.findByRole('table', { name: 'Reports by day' }))
  expect(days.getAllByRole('row')[1]?.textContent).toMatch(/today0321/)
  expect(screen.getByText('Test mode: nothing counts')).toBeDefined()
  const stays = within(screen.getByRole('table', { name: 'Reports of these days' }))
  expect(stays.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'Needs you',
    'Not known',
    'Settled 1',
  ])
  await user.click(screen.getByRole('button', { name: 'Javier Ortega' }))
  expect(screen.getByText(/El soporte es obligatorio/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Correct it/ }).getAttribute('href')).toMatch(
    /in-house\/FOY1001\?do=checkIn$/,
  )
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(again).toEqual(['FOY1001'])
  await user.click(screen.getByRole('button', { name: 'Mikkel Andersen' }))
  expect(screen.getAllByText('R-77').length).toBeGreaterThan(1)
  expect(screen.getByRole('button', { name: 'Cancel report' })).toBeDefined()
  expect(screen.getByText('Booking')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Zsófia Horváth' }))
  expect(screen.getByRole('button', { name: 'It was received' }).hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByLabelText('Receipt number in the authority’s portal'), 'P-1')
  await user.click(screen.getByRole('button', { name: 'It was received' }))
  expect(settled).toEqual([['FOY1002', { kind: 'booking', number: 'P-1' }]])
})

it('opens the authority’s own receipt of the newest day, or of an older one', async () => {
  const user = userEvent.setup()
  const opened: string[] = []
  const days = ['2026-09-21', '2026-09-19']
  renderSignedIn({
    session: buildSession(),
    path: '/registers',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listLostCodes, () => ({ codes: [] })),
      on(readRegister, () => ({ day, today: day, stays: 0, guests: 0 })),
      on(readReports, () => ({
        today: day,
        authority: {
          name: 'alloggiati',
          title: 'Alloggiati Web',
          mode: 'live',
          canCancel: false,
          dayReceipts: days,
        } as const,
        reports: [],
      })),
      on(openDayReceipt, ({ body }) => {
        opened.push(body.day)
        throw new Problem('notFound')
      }),
    ],
  })
  const choice = await screen.findByLabelText('Receipt of the day (PDF)')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.selectOptions(choice, '2026-09-19')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(opened).toEqual(days)
})
