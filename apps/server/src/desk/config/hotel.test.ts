import { readAudit } from '@foyer/contract/staff/audit.ts'
import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from '@foyer/contract/staff/hotel.ts'
import type { EditableConfig } from '@foyer/domain/config/editable-config.ts'
import { expect, it } from 'vitest'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { publishDocument } from './config.service.ts'

async function openOffice() {
  const server = await createTestServer()
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { version, part } = await manager.call(readHotel)
  const publish = (changes: EditableConfig, base = version) =>
    manager.call(publishHotel, { body: { base, part: { ...part, ...changes } } })
  return { ...server, manager, version, part, publish }
}

it('N2 a manager changes the hotel, guests see it on their next page, and one step undoes it', async () => {
  const { manager, part, publish, open } = await openOffice()
  const { hotel, hotelInfo } = part
  if (!hotel) throw new Error('The hotel says nothing of itself.')
  const reception = { ...hotelInfo?.reception, phone: '+34 931111111' }
  expect(await publish({ hotel: { ...hotel, name: 'Foyer Palais' }, hotelInfo: { ...hotelInfo, reception } })).toEqual({
    version: 2,
  })
  const seen = async () => {
    const { hotelPage } = await open()
    return [hotelPage.hotel.name, hotelPage.site.hotelInfo.name, hotelPage.site.hotelInfo.reception?.phone]
  }
  expect(await seen()).toEqual(['Foyer Palais', 'Foyer Palais', '+34 931111111'])
  const { publications } = await manager.call(readHotelHistory)
  expect(publications.map(({ version, by }) => [version, by])).toEqual([
    [2, 'A manager'],
    [1, undefined],
  ])
  expect(publications[0]?.changes).toContainEqual({ path: 'hotel.name', before: 'Foyer Palace', after: 'Foyer Palais' })
  await manager.call(undoHotel, { body: { base: 2 } })
  expect(await seen()).toEqual(['Foyer Palace', 'Foyer Palace', '+34 930000000'])
  expect((await manager.call(readHotel)).part).toEqual(part)
  const { entries } = await manager.call(readAudit)
  expect(entries.map(({ action, who }) => [action, who])).toEqual([
    ['configUndone', 'A manager'],
    ['configPublished', 'A manager'],
  ])
})

it('N2 reports errors by path before and instead of publishing', async () => {
  const { manager, part, publish } = await openOffice()
  const wrong = { hotelInfo: { ...part.hotelInfo, checkOutUntil: 'noon' }, mail: { replyTo: 'the desk' } }
  const { issues, changes } = await manager.call(previewHotel, { body: { part: { ...part, ...wrong } } })
  expect(issues).toEqual([
    { path: 'hotelInfo.checkOutUntil', message: 'a time like 07:30' },
    { path: 'mail.replyTo', message: 'an address like desk@example.com' },
  ])
  expect(changes.map(({ path }) => path)).toContain('hotelInfo.checkOutUntil')
  await expect(publish(wrong)).rejects.toMatchObject({
    problem: 'badInput',
    issues: [{ path: 'hotelInfo.checkOutUntil' }, { path: 'mail.replyTo' }],
  })
  expect((await manager.call(readHotel)).version).toBe(1)
})

it('N2 of two concurrent editors the second gets an error; neither overwrites changes they have not seen', async () => {
  const { manager, publish } = await openOffice()
  const answers = await Promise.allSettled([publish({ languages: ['de'] }), publish({ languages: ['fr'] })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(publish({ languages: ['it'] })).rejects.toMatchObject({ status: 409, problem: 'configChanged' })
  await expect(manager.call(undoHotel, { body: { base: 1 } })).rejects.toMatchObject({ problem: 'configChanged' })
})

it('N2 a receptionist can neither see nor change it, whatever the page shows', async () => {
  const { app, db, part } = await openOffice()
  const receptionist = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const answers = await Promise.allSettled([
    receptionist.call(readHotel),
    receptionist.call(readHotelHistory),
    receptionist.call(previewHotel, { body: { part } }),
    receptionist.call(publishHotel, { body: { base: 1, part } }),
    receptionist.call(undoHotel, { body: { base: 1 } }),
  ])
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.problem)).toEqual(
    Array.from({ length: 5 }, () => 'mayNot'),
  )
})

it('T7 a hotel cannot change which systems the server calls, neither by its part of the document nor by restoring an older version', async () => {
  const { manager, part, publish, db } = await openOffice()
  const outside = {
    flags: { hardware_url: 'http://169.254.169.254' },
    hotel_system: { kind: 'http', url: 'http://10.0.0.1' },
  }
  for (const [name, value] of Object.entries(outside)) {
    const { statusCode } = await manager.send(publishHotel, { body: { base: 1, part: { ...part, [name]: value } } })
    expect([name, statusCode]).toEqual([name, 400])
  }
  const current = () => db.inHotel(1, async (tx) => (await readCurrentConfig(tx, 1)).document)
  const first = await current()
  const operated = async (hardware_url: string) =>
    db.inHotel(1, (tx) => publishDocument({ tx, hotelId: 1 }, { ...first, flags: { ...first.flags, hardware_url } }))
  await operated('http://192.168.1.20')
  await operated('http://192.168.1.21')
  // Only the operator can undo an operator's change.
  await expect(manager.call(undoHotel, { body: { base: 3 } })).rejects.toMatchObject({ problem: 'mayNot' })
  await publish({ languages: ['de'], secrets: { ...part.secrets, tablet_password: 'another word' } }, 3)
  await manager.call(undoHotel, { body: { base: 4, to: 2 } })
  const { flags, languages, secrets } = await current()
  // The office shows and saves additional languages in the same list.
  const all = [...(first.languages ?? []), ...(first.flags?.extra_languages ?? [])]
  expect([flags?.hardware_url, languages, secrets]).toEqual(['http://192.168.1.21', all, first.secrets])
})

it('N2 a password for devices can be set but is never returned', async () => {
  const { manager, db, publish } = await openOffice()
  await publish({ secrets: { admin_password: 'another word' } })
  const told = JSON.stringify([await manager.call(readHotel), await manager.call(readHotelHistory)])
  expect(told).not.toContain('another word')
  const { document } = await db.inHotel(1, (tx) =>
    tx.selectFrom('hotel_configs').select('document').where('version', '=', 2).executeTakeFirstOrThrow(),
  )
  expect(document).toMatchObject({ secrets: { admin_password: 'another word' } })
})

it.each<[string, unknown]>([
  ['an unknown section', { theme: { name: 'x' } }],
  ['a list in place of a record', { hotelInfo: [] }],
  ['a string in place of secrets', { secrets: 'open' }],
  ['a password that is a number', { secrets: { admin_password: 7 } }],
  ['null in place of the hotel', { hotel: null }],
  ['a number in place of rooms', { rooms: 7 }],
])('N2 rejects %s without failing', async (_, part) => {
  const { manager } = await openOffice()
  const answer = await manager.send(publishHotel, { body: { base: 1, part } })
  expect(answer.statusCode).toBe(400)
})

it('S22 managers lower the limit of their own corrections, and only others raise it again', async () => {
  const { app, db, manager, part, publish } = await openOffice()
  const limits = (manager?: number) => ({
    folio: { ...part.folio, correctionLimits: { receptionist: 100_00, ...(manager !== undefined && { manager }) } },
  })
  const administrator = await createColleague(db, new Browser(app), { role: 'administrator' })
  const publishAs = (who: typeof manager, base: number, limit?: number) =>
    who.call(publishHotel, { body: { base, part: { ...part, ...limits(limit) } } })
  const { version } = await publish(limits(200_00))
  const refused = { problem: 'mayNot' }
  await expect(publishAs(manager, version, 200_01)).rejects.toMatchObject(refused)
  await expect(publishAs(manager, version)).rejects.toMatchObject(refused)
  await expect(manager.call(undoHotel, { body: { base: version } })).rejects.toMatchObject(refused)
  await expect(manager.call(undoHotel, { body: { base: version, to: 1 } })).rejects.toMatchObject(refused)
  expect((await manager.call(readHotel)).part.folio?.correctionLimits?.manager).toBe(200_00)
  await publishAs(administrator, version, 500_00)
  expect((await manager.call(readHotel)).part.folio?.correctionLimits?.manager).toBe(500_00)
})
