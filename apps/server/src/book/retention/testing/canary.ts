import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../../testing/journey.ts'

/** Occurs nowhere but where this guest left it. */
export const CANARY = 'Kanarienvogel'
const EMAIL = `${CANARY}@example.com`

/** Nothing else has this shape, so that it is found among bytes too. */
const picture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000a0806000000ffffffff', 'hex'),
  Buffer.from(CANARY),
])

interface Stayed {
  readonly state: 'expected' | 'inHouse' | 'departed' | 'cancelled'
  readonly endDate: string
}

/**
 * A guest who has checked in and whose name is wherever a name can be; then the stay is moved to
 * these days.
 */
export async function createCanaryReservation(
  { open, db }: TestServer,
  { state, endDate }: Stayed,
): Promise<{ page: GuestPage; reservationId: string; guestId: string }> {
  const page = await open()
  const found = await findReservation(page, 'FOY1001', 'García López')
  const given = { firstName: CANARY, lastName: CANARY, street: `${CANARY} 4`, email: EMAIL }
  await saveGuests(
    page,
    found,
    found.guests.map((guest) => buildGuestPayload(guest, given)),
  )
  await sign(page, found, `data:image/png;base64,${picture.toString('base64')}`)
  await arrive(page, found)
  const [guest] = found.guests
  if (!guest) throw new Error('Nobody stays.')
  await db.inHotel(1, async (tx) => {
    const of = { hotel_id: 1, reservation_id: found.id }
    await tx
      .updateTable('reservations')
      .set({ state, end_date: endDate, start_date: endDate, first_name: CANARY, last_name: CANARY, email: EMAIL })
      .where('id', '=', found.id)
      .execute()
    await tx
      .insertInto('reservation_messages')
      .values({
        ...of,
        id: randomUUID(),
        sent_on: endDate,
        texts: JSON.stringify({ en: `Dear ${CANARY}` }),
        read_at: null,
      })
      .execute()
    await tx
      .insertInto('pre_checkins')
      .values({ ...of, id: randomUUID(), app_key: 'prechk', arrival_time: null, notes: CANARY, superseded_at: null })
      .execute()
    await tx
      .insertInto('mails')
      .values({
        hotel_id: 1,
        id: randomUUID(),
        recipient: EMAIL,
        member_id: null,
        subject: `For ${CANARY}`,
        template: 'preCheckin',
        language: 'en',
        text: CANARY,
        html: CANARY,
        secret_link: null,
        created_at: new Date('2027-05-09T10:00:00Z'),
      })
      .execute()
    await sql`update guests set superseded_given = ${{ lastName: CANARY }}::jsonb where id = ${guest.id}`.execute(tx)
    await sql`insert into consents (hotel_id, guest_id, subject, agreed, language, visit_id, app_key)
      values (1, ${guest.id}, 'scan', false, 'en', 'gone', 'own')`.execute(tx)
    await sql`update checkin_logs set errors = ${JSON.stringify([CANARY])}::jsonb`.execute(tx)
    await sql`insert into room_waits (hotel_id, reservation_id, email, language)
      values (1, ${found.id}, ${`${CANARY}@elsewhere.example`}, 'en')`.execute(tx)
    await sql`insert into alerts (hotel_id, id, kind, reservation_id, note)
      values (1, ${randomUUID()}, 'roomNotAvailable', ${found.id}, ${CANARY})`.execute(tx)
  })
  return { page, reservationId: found.id, guestId: guest.id }
}
