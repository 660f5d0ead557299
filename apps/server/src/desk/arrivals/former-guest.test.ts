import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { markGuestSeen } from '../video-calls/identity.store.ts'
import { markLicenceSeen, waiveSignature } from './stay.store.ts'

it('R22 staff cannot confirm a guest, see a licence or waive a signature of someone who was replaced', async () => {
  const { db } = await createTestServer()
  await db.inHotel(1, async (tx) => {
    const { rows } = await sql<{ stayId: string; guestId: string }>`
      update guests set given = given || '{"hasDrivingLicence": true}' where id = (select guests.id from guests
        where not exists (select from signatures where signatures.guest_id = guests.id) limit 1)
      returning reservation_id as "stayId", id as "guestId"`.execute(tx)
    const [guest] = rows
    if (!guest) throw new Error('The demo has no guests.')
    const { stayId: reservationId, guestId } = guest
    const act = async () => [
      (await markGuestSeen(tx, { reservationId, guestId, by: 'Ana', where: 'desk' }))?.position,
      await markLicenceSeen(tx, guest),
      await waiveSignature(tx, { ...guest, by: 'Ana' }),
    ]
    expect((await act()).map((position) => typeof position)).toEqual(['number', 'number', 'number'])
    await sql`update guests set replaced_at = clock_timestamp() where id = ${guestId}`.execute(tx)
    expect(await act()).toEqual([undefined, undefined, undefined])
  })
})
