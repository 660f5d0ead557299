import { readFile } from 'node:fs/promises'
import { expect, livesIn, test } from './foyer.ts'

interface AgencyLedger {
  readonly invoices: readonly {
    readonly issuer: string
    readonly number: string
    readonly type: string
    readonly total: string
    readonly errors: readonly string[]
  }[]
}

test('an invoice of the hotel in Madrid is issued at the desk, reaches the tax agency, and shows that it was accepted', {
  annotation: livesIn('apps/server/src/money/verifactu/send-records.ts'),
}, async ({ page, desk, authorities, axe, shoot }) => {
  await desk.signIn('madrid', 'folio/FOY5003')
  const invoices = page.getByRole('region', { name: 'Invoices of this stay' })
  await invoices.getByRole('button', { name: /^Issue the invoice/ }).click()
  const paper = invoices.getByRole('article', { name: /^Invoice FM/ })
  await expect(paper).toContainText('Foyer Madrid S.L.')
  const number = ((await paper.getAttribute('aria-label')) ?? '').replace('Invoice ', '')
  await expect(invoices.getByRole('status')).toContainText('VERI*FACTU: accepted, test system')
  await expect(invoices.getByRole('status')).toContainText(/Tax agency’s number A-[0-9A-F]+/)
  await axe()
  await shoot('accepted')

  const { invoices: received } = await authorities.readLedger<AgencyLedger>()
  expect(received.filter((one) => one.number === number)).toEqual([
    expect.objectContaining({ issuer: 'B87654323', type: 'F2', total: '354.00', errors: [] }),
  ])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    invoices.getByRole('button', { name: 'Print' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
