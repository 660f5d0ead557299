import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'
import type { Report } from './import-report.tsx'
import { importTemplate } from './template.ts'

const good: ImportRow = {
  line: 2,
  reference: 'ESP1',
  name: 'Muñoz Ibáñez, Begoña',
  arrival: '2027-05-15',
  departure: '2027-05-17',
  room: '104',
  outcome: 'new',
  issues: [],
}
const bad: ImportRow = {
  line: 3,
  reference: 'ESP2',
  outcome: 'refused',
  issues: [{ column: 'arrival', issue: 'notADay', value: '99/99/2027' }],
}

const report: Report = {
  dryRun: true,
  isOutdated: false,
  check: { fingerprint: 'first', bookings: 1, rooms: 28, shortages: [], shortNights: 0, issues: [], groups: [] },
  encoding: 'windows-1252',
  dates: 'dayFirst',
  columns: [{ heading: 'Clave', example: 'ESP1' }],
  fields: [
    { name: 'reference', needed: true },
    { name: 'first_name', needed: false },
  ],
  missingColumns: ['reference'],
  unknownColumns: ['Clave'],
  counts: { new: 1, changed: 0, same: 0, refused: 1 },
  rows: [good, bad],
}

function openImport(answer: (body: { dryRun: boolean }) => Report = () => report) {
  const asked: z.output<typeof importReservations.body>[] = []
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/import',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(importReservations, ({ body }) => {
        asked.push(body)
        return answer(body)
      }),
    ],
  })
  return asked
}

it('S15 offers a template with a sample row', async () => {
  openImport()
  const link = await screen.findByRole('link', { name: 'Download a template' })
  const [, file = ''] = link.getAttribute('href')?.split(',') ?? []
  expect([link.getAttribute('download'), decodeURIComponent(file)]).toEqual(['reservations.csv', importTemplate])
  const [head, row] = importTemplate.split(/\r?\n/)
  expect(row?.split(',').length).toBe(head?.split(',').length)
})

it('S15 rejected rows come first, each says whose it is and why, and a column can be mapped by hand', async () => {
  const asked = openImport()
  const file = new File(['Clave\nESP1'], 'book.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText(/CSV/), file)
  const table = await screen.findByRole('table', { name: /book\.csv/ })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3ESP2.*99\/99\/2027/),
    expect.stringMatching(/^2ESP1Muñoz Ibáñez, Begoña.*15 May.*17 May.*104/),
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Clave/ }), 'reference')
  await screen.findByRole('table', { name: /book\.csv/ })
  expect(asked.at(-1)?.columns).toEqual({ Clave: 'reference' })
})

const full: Report = {
  ...report,
  missingColumns: [],
  counts: { new: 599, changed: 1, same: 0, refused: 2 },
  check: {
    fingerprint: 'first',
    bookings: 600,
    rooms: 28,
    shortNights: 1,
    shortages: [
      { day: '2027-06-14', roomTypeId: 'classic', type: 'Classic', typeNames: { en: 'Classic' }, stays: 40, rooms: 28 },
    ],
    issues: [{ column: 'room_type', issue: 'unknownRoomType', value: 'Palace', count: 2, lines: [4, 5] }],
    groups: [{ name: 'Soler, Ada', arrival: '2027-06-14', departure: '2027-06-16', references: ['A1', 'A2'] }],
  },
  rows: [
    { ...good, outcome: 'changed', differences: [{ column: 'last_name', from: 'Soler', to: 'Puig' }] },
    { ...bad, issues: [{ column: 'room', issue: 'roomTaken', value: '104' }], takenBy: 'ESP1' },
  ],
}

async function uploadFile() {
  await userEvent.upload(await screen.findByLabelText(/CSV/), new File(['x'], 'book.csv', { type: 'text/csv' }))
  await screen.findByRole('table', { name: /book\.csv/ })
}

it('S31 says with numbers what a file would do, before it is imported', async () => {
  const asked = openImport(() => full)
  await uploadFile()
  expect(screen.getByText('600 bookings, 28 rooms: not enough rooms on 1 night')).toBeDefined()
  expect(screen.getByText('Mon 14 Jun: 12 rooms short in Classic (40 booked, 28 there)')).toBeDefined()
  expect(screen.getByText(/^Room type: is not one of .*“Palace”.* 2 rows, lines 4, 5$/)).toBeDefined()
  expect(screen.getByText('1 booking is already here with other values')).toBeDefined()
  expect(screen.getByText('Surname: Soler → Puig')).toBeDefined()
  expect(screen.getByText(/the room is taken on these dates \(“104”\) by ESP1$/)).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Make a group of each' }))
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ dryRun: true, groupByBooker: true }))
  expect(asked.every(({ dryRun }) => dryRun)).toBe(true)
})

it('S31 imports what the check has shown; if something has changed since, shows the new check and stores nothing', async () => {
  const late = { ...full, isOutdated: true, check: { ...full.check, fingerprint: 'second' } }
  const asked = openImport(({ dryRun }) => (dryRun ? full : late))
  await uploadFile()
  await userEvent.click(screen.getByRole('button', { name: 'Import 600 reservations' }))
  expect(await screen.findByText('Nothing was imported: something has changed since the check')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Import 600 reservations' }))
  await vi.waitFor(() => expect(asked.map(({ checked }) => checked)).toEqual([undefined, 'first', 'second']))
})
