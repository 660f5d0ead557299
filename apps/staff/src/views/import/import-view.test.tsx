import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
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

function openImport() {
  const asked: unknown[] = []
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/import',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(importReservations, ({ body }) => {
        asked.push(body.columns)
        return report
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
  expect(asked.at(-1)).toEqual({ Clave: 'reference' })
})
