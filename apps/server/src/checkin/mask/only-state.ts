import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { NothingLeft } from '@foyer/domain/reservation/why-not-now.ts'

/** A stay that nobody came to is over as well. */
const states = { cancelled: 'cancelled', departed: 'departed', inHouse: 'inHouse' } as const satisfies Record<
  NothingLeft,
  Reservation['state']
>

/** That it is over, or has begun elsewhere. Neither who, nor when, nor where. What is not named here is not said. */
export function onlyState({ id, reference, room }: Reservation, why: NothingLeft): Reservation {
  const { hotelId, hotelName, picture } = room
  return {
    id,
    reference,
    state: states[why],
    onlyState: true,
    startDate: UNSAID,
    endDate: UNSAID,
    nights: 0,
    adults: 0,
    children: 0,
    customer: {},
    guests: [],
    room: { hotelId, hotelName, picture, typeId: '', type: '', typeNames: {} },
    roomAvailable: true,
    roomReady: false,
    messages: [],
    preCheckinCompleted: false,
    customerCanEdit: false,
    payAttempts: 0,
    hasPets: false,
    included: [],
  }
}

/** The wire wants a day. */
const UNSAID = '1970-01-01'
