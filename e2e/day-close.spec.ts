import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, livesIn, test } from './foyer.ts'

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })

test.use({ actionTimeout: 20_000 })

test('S26 S33 the drawer is counted blind, short and handed over, the day is closed, and its report opens', {
  annotation: livesIn('apps/staff/src/views/day-close/day-close-view.tsx'),
}, async ({ page, desk, axe }) => {
  const dialog = page.getByRole('dialog')
  await desk.signIn('manager', 'folio/FOY1011')

  await test.step('a guest pays in cash, and those who leave today are checked out', async () => {
    await button(page, /^Take payment/).click()
    await button(dialog, 'Record').click()
    await expect(button(page, /^Take payment/)).toHaveCount(0)
    for (const reference of ['FOY1011', 'FOY1012']) {
      await desk.visit(`folio/${reference}`)
      await button(page, 'Check out').click()
      await button(dialog, 'Check out').click()
      await expect(button(page, 'Check out')).toHaveCount(0)
    }
  })

  await test.step('what stops the close is decided', async () => {
    await desk.visit('day-close')
    await expect(button(page, 'Close the day')).toBeDisabled()
    const coming = page.getByRole('button', { name: /^Still coming/ })
    const count = page.getByText(/to decide$/)
    while ((await coming.count()) > 0) {
      const before = await coming.count()
      await coming.first().click()
      await expect(coming).toHaveCount(before - 1)
    }
    await expect(count.filter({ hasText: 'No no-show to decide' })).toBeVisible()
  })

  await test.step('the drawer is counted without what is expected, and is 7.30 short', async () => {
    const drawers = page.getByRole('region', { name: 'Cash drawers' })
    await button(drawers, 'Count').click()
    await expect(drawers.getByText(/expected/)).toHaveCount(0)
    await drawers.getByLabel(/^€50 ×/).fill('1')
    await drawers.getByLabel(/^€20 ×/).fill('1')
    await button(drawers, 'Hand in the count').click()
    await expect(drawers.getByText('€7.30 is missing')).toBeVisible()
    await button(drawers, 'Hand over').click()
    await expect(button(dialog, 'Hand over')).toBeDisabled()
    await dialog.getByLabel('Reason for the difference').fill('Wrong change given')
    await dialog.getByLabel(/^To the safe/).fill('50')
    await expect(dialog).toContainText('€20.00 stays in it')
    await button(dialog, 'Hand over').click()
    await expect(page.getByText('Drawer handed over.')).toBeVisible()
  })

  await test.step('the day is closed once, and its report is a PDF', async () => {
    await button(page, 'Close the day').click()
    await expect(dialog).toBeVisible()
    await axe()
    await button(dialog, 'Close the day').click()
    await expect(page.getByRole('heading', { name: 'Closed days' })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^PDF / }).first().click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the accountant gets the journal of the day, whose columns have the same sum', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Journal for the accountant CSV').click(),
    ])
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(head).toContain('"debit","credit"')
    const sum = (column: number) =>
      rows.reduce((all, row) => all + Math.round(100 * Number(row.split(',')[column]?.replaceAll('"', ''))), 0)
    expect(sum(5)).toBeGreaterThan(0)
    expect(sum(5)).toBe(sum(6))
  })

  await test.step('the next shift begins with what was left in the drawer', async () => {
    await page.context().clearCookies()
    await desk.signIn('receptionist', 'shift')
    await button(page, 'Open the shared drawer').click()
    await expect(dialog).toContainText('The last count left €20.00 in it')
    await button(dialog, 'Open the shared drawer').click()
    await expect(page.getByRole('region', { name: 'Cash drawers' })).toContainText('float €20.00')
  })
})
