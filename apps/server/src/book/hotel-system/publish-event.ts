import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

/** The outbox destination of the hotel's system. */
export const HOTEL_SYSTEM_ENDPOINT = 'hotelSystem'

/** Wherever it happens: at a guest's page, at the desk, or on a schedule. */
export type HotelContext = Pick<Visit, 'tx' | 'hotel'>
/** The same where guests arrive: what the hotel asks of them, and the day. */
export type ArrivalContext = Pick<Visit, 'tx' | 'hotel' | 'site' | 'today'>
export type NamedReservation = Pick<Reservation, 'id' | 'reference'>

export type EventPayload<Kind extends DeliveryKind> = Omit<
  Extract<DeliveryEvent, { kind: Kind }>,
  'key' | 'at' | 'kind' | 'reference'
>

export interface EventDependencies {
  readonly sites: Sites
  readonly outbox: Outbox
}

export async function hasSystem(
  { sites }: Pick<EventDependencies, 'sites'>,
  { tx, hotel }: HotelContext,
): Promise<boolean> {
  const { config } = await sites.config(tx, hotel)
  return config.hotel_system.kind !== 'embedded'
}

/** Puts an event into the outbox. The events of a reservation are delivered in order. */
export async function publishEvent<Kind extends DeliveryKind>(
  { outbox }: EventDependencies,
  { tx, hotel }: HotelContext,
  { id, reference }: NamedReservation,
  kind: Kind,
  told: EventPayload<Kind>,
  content?: string,
): Promise<void> {
  const payload = { reference, ...told }
  const place = { hotelId: hotel.id, end: HOTEL_SYSTEM_ENDPOINT, stream: id }
  await outbox.put(tx, { ...place, kind, payload, ...(content !== undefined && { content }) })
}
