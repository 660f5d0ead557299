import { statement } from '../../platform/database/statement.ts'

/** Guests in house whose code the database has ended, and who have got no other since. */
const withoutCode = `
  stay.state = 'inHouse' and stay.room_number is not null
    and last.end_reason in ('moved', 'datesChanged', 'stayEnded', 'cancelled')
    and not exists (
      select from keys code where code.hotel_id = stay.hotel_id and code.reservation_id = stay.id
        and code.kind = 'code' and code.state in ('granted', 'done', 'unknown') offset 0)`

const lastCode = `
  lateral (
    select ended.end_reason, ended.visit_id, ended.device_id from keys ended
    where ended.hotel_id = stay.hotel_id and ended.reservation_id = stay.id and ended.kind = 'code'
      and ended.state = 'ended'
    order by ended.ended_at desc limit 1) last`

export const stayWithoutCode = `reservations stay, ${lastCode} where ${withoutCode}`

export const listStaysWithoutCode = statement<{ id: string }, []>(`
  select stay.id from ${stayWithoutCode} order by stay.reference`)

type ReissuedCode = [keyId: string, reservationId: string, code: Buffer, today: string]

/** Inserts a code for the room and days of now. Returns nothing if the guests need none any more. */
export const insertReissuedCode = statement<{ id: string }, ReissuedCode>(`
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, code, valid_from, valid_to, visit_id, device_id,
    room_number, settled_at)
  select stay.hotel_id, $1::uuid, stay.id, 'code', 'done', 'foyer', $3::bytea, $4::date,
    greatest($4::date, stay.end_date), last.visit_id, last.device_id, stay.room_number, clock_timestamp()
  from reservations stay, ${lastCode} where stay.id = $2::uuid and ${withoutCode}
  on conflict do nothing returning id`)
