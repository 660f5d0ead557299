import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readDrawers } from '@foyer/contract/staff/cash.ts'
import {
  closeDay,
  type DayClose,
  exportJournal,
  makeDayReport,
  noteLateArrival,
  readDayClose,
} from '@foyer/contract/staff/day-close.ts'
import { lookAtPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { recordSavedFiles } from '../../testing/record-saved-files.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const nothing = { state: 'done' as const, count: 0, references: [] }
const report: DayClose['report'] = {
  day: '2026-09-22',
  at: '2026-09-22T21:40:00Z',
  currency: 'EUR',
  rooms: { all: 10, outOfOrder: 0, sold: 4 },
  averageRate: 100_00,
  revPar: 40_00,
  revenue: [{ group: 'room', net: 400_00 }],
  vat: [{ rate: 1000, vat: 40_00 }],
  cityTax: 0,
  payments: [],
  arrivals: { expected: 1, arrived: 0, noShows: 0 },
  departures: { expected: 0, left: 0 },
  inHouse: { stays: 4, guests: 7 },
  balances: [],
  drawers: [],
  nights: [{ day: '2026-09-22', sold: 4, arrivals: 0, departures: 0 }],
}
const ready: DayClose = {
  day: '2026-09-22',
  nextDay: '2026-09-23',
  inHotelSystem: false,
  isAhead: false,
  points: [
    { kind: 'noShows', ...nothing },
    { kind: 'payments', ...nothing },
  ],
  noShows: [],
  openPayments: [],
  report,
  hidesCash: false,
  closed: [],
}
const waiting: DayClose = {
  ...ready,
  points: [{ kind: 'noShows', state: 'stops', count: 1, references: ['FOY1011'] }],
  noShows: [{ reference: 'FOY1011', name: 'Đorđe Kovačević', since: '2026-09-22', isLate: false }],
}

type Answers = Parameters<typeof renderSignedIn>[0]['answers']

function renderDay(read: () => DayClose, answers: Answers = [], session = buildSession()) {
  renderSignedIn({
    session,
    path: '/day-close',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readDrawers, () => ({
        currency: 'EUR',
        notes: [50],
        open: [],
        left: { shared: { minor: 0, currency: 'EUR' }, own: { minor: 0, currency: 'EUR' } },
        counted: [],
      })),
      on(readDayClose, read),
      ...answers,
    ],
  })
}

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button))

it.each([
  ['Charge a night', 'firstNight'],
  ['No charge', 'none'],
] as const)('a guest who did not come stops the close; %s decides it and can be undone', async (words, charge) => {
  let data = waiting
  const asked: unknown[] = []
  renderDay(
    () => data,
    [
      on(markNoShow, ({ body }) => {
        asked.push(body)
        data = ready
        return {}
      }),
      on(undoNoShow, () => {
        data = waiting
        return {}
      }),
    ],
  )
  await screen.findByText('1 thing stops it')
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true)
  await press(`${words} Đorđe Kovačević`)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', false))
  expect(asked).toEqual([{ charge }])
  await press('Undo')
  await screen.findByText('1 thing stops it')
})

it('a guest who is still coming stays in the list and can be a no-show later', async () => {
  let data = waiting
  renderDay(
    () => data,
    [
      on(noteLateArrival, () => {
        data = { ...ready, noShows: waiting.noShows.map((one) => ({ ...one, isLate: true })) }
        return {}
      }),
    ],
  )
  await press('Still coming Đorđe Kovačević')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Still coming Đorđe Kovačević' })).toBeNull())
  expect(screen.getByText('Still coming')).toBeDefined()
  expect(screen.getByRole('button', { name: 'No charge Đorđe Kovačević' })).toBeDefined()
})

it('the day is closed after a question, with the day that was shown', async () => {
  let data = ready
  const asked: unknown[] = []
  renderDay(
    () => data,
    [
      on(closeDay, ({ body }) => {
        asked.push(body)
        data = { ...ready, day: '2026-09-23', nextDay: '2026-09-24', isAhead: true }
        return { report }
      }),
    ],
  )
  await press('Close the day')
  expect(asked).toEqual([])
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('This day has not begun.')).toBeDefined()
  expect(asked).toEqual([{ day: '2026-09-22' }])
  expect(screen.getByRole('button', { name: 'Close the day' })).toHaveProperty('disabled', true)
})

it('Ask now asks about each payment that is with the bank, and says how many still are', async () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  let open = ids.map((id) => ({ reference: 'FOY1001', id }))
  const asked: string[] = []
  renderDay(
    () => ({
      ...ready,
      points: [{ kind: 'payments', state: 'open', count: open.length, references: ['FOY1001'], minor: 336_80 }],
      openPayments: open,
    }),
    [
      on(lookAtPayment, ({ params }) => {
        asked.push(params.id)
        open = open.filter(({ id }) => id !== ids[0])
        return { state: params.id === ids[0] ? ('captured' as const) : ('unknown' as const) }
      }),
    ],
  )
  expect(await screen.findByText('2 payments are with the bank')).toBeDefined()
  await press('Ask now')
  await waitFor(() => expect(screen.getAllByText('1 payment is with the bank')).toHaveLength(2))
  expect(asked).toEqual(ids)
})

const closed = [{ day: '2026-09-21', at: '2026-09-21T22:00:00Z', by: 'Pau Ferrer' }]

it('a manager saves the journal of a period, and the report of a closed day', async () => {
  const saved = recordSavedFiles()
  const asked: unknown[] = []
  const file = (name: string) => ({ name, type: 'text/plain', content: '' })
  renderDay(
    () => ({ ...ready, closed }),
    [
      on(exportJournal, ({ body }) => {
        asked.push(body)
        return file(`journal.${body.form}`)
      }),
      on(makeDayReport, ({ params, body }) => file(`${params.day}.${body.form}`)),
    ],
    buildSession('manager'),
  )
  await press('Journal for the accountant CSV')
  await userEvent.clear(screen.getByLabelText('From'))
  await userEvent.type(screen.getByLabelText('From'), '2026-08-01')
  await press('Journal for the accountant JSON')
  await userEvent.click(screen.getByRole('button', { name: /^PDF/ }))
  await waitFor(() => expect(saved).toEqual(['journal.csv', 'journal.json', '2026-09-21.pdf']))
  expect(asked).toEqual([
    { from: '2026-09-01', until: '2026-09-21', form: 'csv' },
    { from: '2026-08-01', until: '2026-09-21', form: 'json' },
  ])
})

it('reception, which may not read the audit log, is not offered the journal', async () => {
  renderDay(() => ({ ...ready, closed }), [], buildSession('receptionist'))
  expect(await screen.findByRole('heading', { name: 'Closed days' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Journal for the accountant' })).toBeNull()
})

const lastYear = { day: '2025-09-23', averageRate: 0, revPar: 0, revenue: [] }

it.each([
  ['no year before', report, 'bar: today'],
  ['a year before', { ...report, lastYear }, 'bar: today; line: same weekday last year'],
])('the revenue of a report with %s says what is drawn', async (_what, shown, words) => {
  renderDay(() => ({ ...ready, report: shown }))
  expect(await screen.findByText(words)).toBeDefined()
})

it('the occupancy of tonight is written directly above its bar', async () => {
  renderDay(() => ready)
  const number = await waitFor(() => {
    const [found] = screen.getByRole('region', { name: 'Manager’s report' }).querySelectorAll('text.strong')
    expect(found?.textContent).toBe('40')
    return found
  })
  const bar = number?.closest('svg')?.querySelector('rect.barNow')
  expect(Number(number?.getAttribute('y'))).toBe(Number(bar?.getAttribute('y')) - 5)
})

it('terminals whose receipts state another sum are listed with their tills', async () => {
  const tills = [
    { terminal: 'lobby-1', taken: 30_00, receipts: 0 },
    { terminal: 'lobby-2', till: '99MEY012345', taken: 70_00, receipts: 50_00 },
  ]
  renderDay(() => ({ ...ready, report: { ...report, tills } }))
  const table = within(await screen.findByRole('table', { name: 'Terminals and tills that differ' }))
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows.slice(1)).toEqual([
    ['lobby-1', 'No receipt', '30.00', '0.00', '30.00'],
    ['lobby-2', '99MEY012345', '70.00', '50.00', '20.00'],
  ])
})

it('a report without differences shows no tills', async () => {
  renderDay(() => ready)
  expect(await screen.findByText('Money taken')).toBeDefined()
  expect(screen.queryByText('Terminals and tills that differ')).toBeNull()
})
