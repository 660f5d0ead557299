import { legalConditions } from '@foyer/contract/legal.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { publishConfig } from './publish-config.ts'
import { createSites } from './sites.ts'

const withTerms = (words: string) => ({ ...palaceDocument, legal: { terms_content: { en: words } } })

async function readTerms(page: GuestPage): Promise<string | undefined> {
  return (await page.call(legalConditions, { body: { hotelId: 1, language: 'en' } })).termsContent
}

it('J14 what one server publishes, every other serves at its next call, to guests and to staff', async () => {
  const one = await createTestServer()
  const other = await createTestServer({ db: one.db })
  const [here, there] = [await one.open(), await other.open()]
  const colleague = await createColleague(one.db, new Browser(other.app), { role: 'manager' })
  for (const words of ['first', 'second', 'third']) {
    const apps = { own: { channel: 'ownDevice' }, [`kiosk-${words}`]: { channel: 'kiosk' } } as const
    await one.publish(1, { ...withTerms(words), apps })
    expect([await readTerms(here), await readTerms(there)]).toEqual([words, words])
    const { appKeys } = await colleague.call(listDevices)
    expect(appKeys.map(({ appKey }) => appKey)).toEqual([`kiosk-${words}`])
  }
})

it('J14 a change of the hotel itself is served at the next call', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await readTerms(page)
  await server.db.directory.updateTable('hotels').set({ name: 'Foyer Palais' }).where('id', '=', 1).execute()
  await page.load()
  expect(page.hotelPage.hotel.name).toBe('Foyer Palais')
})

it('J14 a publication that was rolled back is never served, though the next one has its number', async () => {
  const { db } = await createTestServer()
  const known = createSites(db)
  const termsRead = async () => {
    const hotel = await known.hotel(1)
    return hotel && (await known.configOf(hotel)).config.legal.terms_content?.['en']
  }
  const takenBack = db.inHotel(1, async (tx) => {
    await publishConfig(tx, 1, withTerms('taken back'))
    const hotel = await known.hotel(1, tx)
    const { config } = await known.config(tx, hotel ?? { id: 1, configVersion: null, revision: '' })
    expect(config.legal.terms_content).toEqual({ en: 'taken back' })
    throw new Error('and nothing of it was')
  })
  await expect(takenBack).rejects.toThrow('and nothing of it was')
  await db.inHotel(1, (tx) => publishConfig(tx, 1, withTerms('kept')))
  expect(await termsRead()).toBe('kept')
})

it('J14 the hotel’s row has the newest version, however publications are written', async () => {
  const { db } = await createTestServer()
  const version = async () => (await createSites(db).hotel(1))?.configVersion ?? 0
  const before = await version()
  await db.inHotel(1, (tx) => publishConfig(tx, 1, withTerms('another')))
  expect(await version()).toBe(before + 1)
  await db.inHotel(1, (tx) => tx.deleteFrom('hotel_configs').where('version', '>', before).execute())
  expect(await version()).toBe(before)
})
