import { decodeMrz, toScannedDocument } from '@foyer/contract/document.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'

interface Hotel {
  readonly allow_manual_entry?: boolean
  readonly allow_edit_scanned?: boolean
}

/** Opens a kiosk with a reader, at a guest without any data yet. */
async function openAtReader(flags: Hotel = {}, server?: TestServer) {
  const at = server ?? (await createTestServer())
  const kiosk = {
    channel: 'kiosk',
    flags: { checkin_scanner: 'access-is', allow_edit_scanned: false, ...flags },
  } as const
  await at.publish(1, { ...palaceDocument, apps: { ...palaceDocument.apps, kiosk } })
  const page = await at.openKiosk(1)
  const reservation = await findReservation(page, 'FOY1001', 'García')
  const guest = reservation.guests[0] as Guest
  const save = async (changes: Partial<Guest>) => {
    const given = buildGuestPayload(guest, { version: undefined, ...changes })
    return saveGuests(page, reservation, [given]).then(
      () => ({ saved: true, issues: [] }),
      (problem: { issues?: readonly { path: string; issue: string }[] }) => ({ saved: false, issues: problem.issues }),
    )
  }
  const read = async () => {
    const document = toScannedDocument(await page.call(decodeMrz, { body: { mrz: buildTd3() } }))
    if (!document) throw new Error('Nothing was read.')
    const { issueDateDerived: _, firstName: _first, lastName: _last, ...facts } = document
    return facts
  }
  const kept = async () => (await findReservation(page, 'FOY1001', 'García')).guests[0]
  return { server: at, page, reservation, guest, save, read, kept }
}

it('R13 without allow_edit_scanned scanned data cannot be corrected, whatever the page sends', async () => {
  const { save, read, kept } = await openAtReader()
  const facts = await read()
  expect(await save({ ...facts, expiryDate: '2039-12-31', manual: false })).toEqual({
    saved: false,
    issues: [{ path: 'expiryDate', issue: 'scanned' }],
  })
  expect(await save({ ...facts, manual: false })).toMatchObject({ saved: true })
  expect(await kept()).toMatchObject({ documentNumber: facts.documentNumber, manual: false })
})

it('R13 with allow_edit_scanned it can be corrected', async () => {
  const { save, read, kept } = await openAtReader({ allow_edit_scanned: true })
  const facts = await read()
  expect(await save({ ...facts, expiryDate: '2039-12-31', manual: false })).toMatchObject({ saved: true })
  expect(await kept()).toMatchObject({ expiryDate: '2039-12-31', manual: false })
})

it('R13 without allow_manual_entry an unscanned document is rejected, and a scanned one is accepted', async () => {
  const { save, read } = await openAtReader({ allow_manual_entry: false })
  const refused = { saved: false, issues: [{ path: 'documentNumber', issue: 'scanNeeded' }] }
  expect(await save({ manual: true })).toEqual(refused)
  expect(await save({ manual: false })).toEqual(refused)
  expect(await save({ ...(await read()), manual: false })).toMatchObject({ saved: true })
})

it.each([
  ['three readings have failed', { typingReason: 'triesUsed' }, {}],
  ['the reader is away', { typingReason: 'cameraFailed' }, {}],
  ['the guest has declined it', {}, { scanConsent: false }],
] as const)('R13 typing is allowed if %s, and recorded as typed', async (_, told, known) => {
  const { server, save, guest, kept } = await openAtReader({ allow_manual_entry: false })
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || ${JSON.stringify(known)}::jsonb where id = ${guest.id}`.execute(tx),
  )
  expect(await save({ ...told, manual: false })).toMatchObject({ saved: true })
  expect(await kept()).toMatchObject({ manual: true, ...told })
})

it('R13 scans of one visit do not count in another, and only digests are stored', async () => {
  const first = await openAtReader({ allow_manual_entry: false })
  const facts = await first.read()
  const rows = await first.server.db.inHotel(1, (tx) => tx.selectFrom('visit_scans').select('facts').execute())
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(facts.documentNumber)
  const second = await openAtReader({ allow_manual_entry: false }, first.server)
  expect(await second.save({ ...facts, manual: false })).toMatchObject({ saved: false })
})
