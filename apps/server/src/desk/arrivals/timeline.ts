import type { Stay } from '@foyer/contract/staff/stay.ts'
import { fullName } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { HOTEL_SYSTEM_END } from '../../checkin/hotel-system/tell-hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { readAlertsOf } from '../alerts/alert.store.ts'

type Event = Stay['timeline'][number]

const MOST = 100

/** What guests, machines and people did to this stay, newest first. */
export async function timelineOf(tx: HotelTransaction, reservation: Reservation): Promise<Event[]> {
  const events = [
    ...(await logged(tx, reservation.id)),
    ...(await signed(tx, reservation.id)),
    ...(await alerted(tx, reservation.id)),
    ...(await done(tx, reservation.reference)),
    ...(await toldByScreens(tx, reservation)),
    ...(await toldToHotel(tx, reservation.id)),
  ]
  return events.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST)
}

async function logged(tx: HotelTransaction, id: string): Promise<Event[]> {
  const rows = await tx.selectFrom('checkin_logs').selectAll().where('reservation_id', '=', id).execute()
  return rows.flatMap((row) => {
    const event = (what: Event['what'], at: Date | null, detail?: string): Event[] =>
      at ? [{ at: at.toISOString(), what, by: row.app_key, detail }] : []
    return [
      ...event('begun', row.started_at, row.action),
      ...event('arrived', row.arrived_at),
      ...event('ended', row.ended_at, row.status),
    ]
  })
}

async function signed(tx: HotelTransaction, id: string): Promise<Event[]> {
  const rows = await tx
    .selectFrom('signatures')
    .innerJoin('guests', (join) =>
      join.onRef('guests.hotel_id', '=', 'signatures.hotel_id').onRef('guests.id', '=', 'signatures.guest_id'),
    )
    .select(['signed_at', 'given'])
    .where('guests.reservation_id', '=', id)
    .execute()
  return rows.map(({ signed_at, given }) => ({
    at: signed_at.toISOString(),
    what: 'signed',
    detail: [given['firstName'], given['lastName']].filter(Boolean).join(' '),
  }))
}

async function alerted(tx: HotelTransaction, id: string): Promise<Event[]> {
  const alerts = await readAlertsOf(tx, id)
  return alerts.map(({ openedAt, kind }) => ({ at: openedAt, what: 'alert', detail: kind }))
}

async function done(tx: HotelTransaction, reference: string): Promise<Event[]> {
  const rows = await tx
    .selectFrom('audit_entries')
    .select(['at', 'who', 'action'])
    .where('subject', '=', reference)
    .where('who', 'is not', null)
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ at, who, action }) => ({ at: at.toISOString(), what: 'staff', by: who ?? '', detail: action }))
}

/** What has left for the hotel's own system, and what still waits to. */
async function toldToHotel(tx: HotelTransaction, id: string): Promise<Event[]> {
  const rows = await tx
    .selectFrom('deliveries')
    .select(['id', 'kind', 'state', 'tries', 'last_error', 'created_at', 'settled_at'])
    .where('end_name', '=', HOTEL_SYSTEM_END)
    .where('stream', '=', id)
    .orderBy('position', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    at: (row.settled_at ?? row.created_at).toISOString(),
    what: 'told',
    detail: row.kind,
    delivery: { id: row.id, state: row.state, tries: row.tries, lastError: row.last_error ?? undefined },
  }))
}

async function toldByScreens(tx: HotelTransaction, { id, guests }: Reservation): Promise<Event[]> {
  const rows = await tx
    .selectFrom('front_desk_messages as told')
    .innerJoin('devices', (join) =>
      join.onRef('devices.hotel_id', '=', 'told.hotel_id').onRef('devices.id', '=', 'told.device_id'),
    )
    .select(['told.at', 'told.type', 'told.reason', 'told.guest_id', 'devices.name', 'devices.app_key'])
    .where('told.reservation_id', '=', id)
    .execute()
  return rows.map(({ at, type, reason, guest_id, name, app_key }) => {
    const guest = guests.find((one) => one.id === guest_id)
    return {
      at: at.toISOString(),
      what: type,
      by: name || app_key,
      detail: reason ?? undefined,
      guest: guest && fullName(guest),
    }
  })
}
