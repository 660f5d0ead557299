import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, sizes, test } from './foyer.ts'
import { atStage } from './stages.ts'

/** The file that this action downloads. */
async function readDownload(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function readPages(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('a guest signs on the phone; reception prints the card and reports the traveller; a manager erases a guest, and the stay shows it', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  const given = { city: 'Berlin', phone: '+49 15112345678' }
  const guest = await atStage(await elsewhere(sizes.phone), foyer.guest(1, 'own'), 'arrived', { given })
  await guest.question(/Your room/)

  await desk.signIn('manager', 'arrivals/FOY1001')
  const card = await readDownload(page, () => desk.press('Registration card'))
  expect(card.name).toBe('cards-FOY1001.pdf')
  const [sheet = '', ...more] = await readPages(card.bytes)
  expect(more).toEqual([])
  for (const part of ['Foyer Palace', 'FOY1001', 'García López', 'C01X00T47', 'Lindenallee 4', 'Signed on'])
    expect(sheet).toContain(part)

  await desk.view('Registers')
  await desk.title('Registers')
  await expect(page.getByText('1 guest has arrived. 1 stay.')).toBeVisible()
  await expect(page.getByText('1 traveller can be reported')).toBeVisible()
  await shoot('registers')
  const csv = await readDownload(page, () => desk.press('Export CSV'))
  expect(csv.bytes.toString('utf8').split('\r\n')).toEqual([
    expect.stringContaining('contract_reference'),
    expect.stringMatching(/^"FOY1001",.*"García","López".*"C01X00T47".*"lucia@example\.com"/),
    '',
  ])
  await expect(page.getByRole('table', { name: 'Previous exports' }).getByRole('row')).toHaveCount(2)
  const all = await readDownload(page, () => desk.press('All cards of this day'))
  expect(await readPages(all.bytes)).toHaveLength(1)
  await axe()
  await shoot('the ledger')

  await desk.visit('arrivals/FOY1003')
  const panel = desk.stay('FOY1003')
  const giulia = panel.getByRole('listitem').filter({ hasText: 'Giulia Rossi' })
  const ask = async (what: string) => {
    await giulia.getByRole('button', { name: 'Data request' }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  const json = await readDownload(page, () => ask('Copy of all data, JSON'))
  expect(JSON.parse(json.bytes.toString('utf8'))).toMatchObject({
    guest: { firstName: 'Giulia', documentNumber: 'YA0000418' },
    signature: { picture: expect.stringMatching(/^data:image\/png/) },
  })
  const pdf = await readDownload(page, () => ask('Copy of all data, PDF'))
  expect((await readPages(pdf.bytes)).join(' ')).toContain('Via delle Lanterne 14')

  await ask('Erase data')
  const dialog = page.getByRole('dialog', { name: 'Erase everything about Giulia Rossi?' })
  await expect(dialog).toContainText('keeps its number, dates, room and amounts')
  await axe()
  await shoot('before it is erased')
  await dialog.getByRole('button', { name: 'Erase data' }).click()
  await expect(page.getByText('Data erased.')).toBeVisible()
  await expect(panel.getByText('erased', { exact: true })).toBeVisible()
  await expect(panel.getByText('Giulia')).toHaveCount(0)
  await axe()
  await shoot('erased')

  await desk.view('Registers')
  await expect(page.getByRole('table', { name: 'Erased data' })).toContainText('guest request')
  await axe()
  await shoot('what was erased')
  await desk.view('Audit')
  await expect(desk.row(/erased a guest’s data FOY1003/)).toBeVisible()
})
