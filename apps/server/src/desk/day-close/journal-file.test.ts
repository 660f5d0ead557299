import { readFile } from 'node:fs/promises'
import { exportJournal } from '@foyer/contract/staff/day-close.ts'
import { CITY_TAX_ACCOUNT } from '@foyer/domain/folio/charge-entries.ts'
import { serviceGroups } from '@foyer/domain/folio/revenue-group.ts'
import { paymentMethodNames } from '@foyer/domain/payment/payment-method.ts'
import { GUEST_ACCOUNT, getAccount } from '@foyer/domain/payment/posting.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const readGuide = () => readFile(new URL('../../../../../docs/journal.md', import.meta.url), 'utf8')

/** The terms in backquotes in the first column of a table of the guide. */
const listTerms = (guide: string, heading: string) =>
  (guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, term]) => term))

it('docs/journal.md has every account of the ledger', async () => {
  const documented = listTerms(await readGuide(), 'Accounts')
  const accounts = [
    GUEST_ACCOUNT,
    CITY_TAX_ACCOUNT,
    'vat:2100',
    ...serviceGroups.map((group) => `revenue:${group}`),
    ...paymentMethodNames.map((way) => getAccount(way, '<name>')),
  ]
  expect(new Set(documented)).toEqual(new Set(accounts))
})

it('docs/journal.md has the columns of the file, in its order', async () => {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const body = { from: '2027-05-01', until: '2027-05-10', form: 'csv' } as const
  const { content } = await desk.call(exportJournal, { body })
  const head = Buffer.from(content, 'base64').toString().replace('\uFEFF', '').trim()
  expect(head.split(',').map((cell) => cell.replaceAll('"', ''))).toEqual(listTerms(await readGuide(), 'CSV'))
})
