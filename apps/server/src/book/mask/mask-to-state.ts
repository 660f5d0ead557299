import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { FinalBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'

/** A stay that no one came to is over as well. */
const states = {
  cancelled: 'cancelled',
  noShow: 'noShow',
  departed: 'departed',
  inHouse: 'inHouse',
} as const satisfies Record<FinalBlocker, Reservation['state']>

/** Only that it is over, or has begun elsewhere. */
export function maskToState(reservation: Reservation, why: FinalBlocker): Reservation {
  return { ...maskAll(reservation), state: states[why], onlyState: true }
}

/**
 * Only what opens the door and leads there, for a guest who has proved it since: no documents,
 * addresses or payments.
 */
export function maskToStayCard(reservation: Reservation): Reservation {
  const { startDate, endDate, nights, adults, children, room, guests, keys } = reservation
  return {
    ...maskAll(reservation),
    startDate,
    endDate,
    nights,
    adults,
    children,
    room,
    ...(keys && { keys }),
    guests: guests.map(maskToFirstName),
    roomReady: true,
  }
}

/** Without documents, addresses and contact. */
export function maskToFirstName({ id, index, main, state, signatureState, firstName, version }: Guest): Guest {
  const nothing = {
    faceMatched: false,
    authorized: true,
    editable: false,
    blockFilledFields: true,
    askForIssueDate: false,
  }
  return { id, index, main, state, signatureState, firstName: firstName?.split(/\s/)[0], version, ...nothing }
}

/**
 * Only that there is one and that it starts today, which the caller already knows. It is referred
 * to by its id.
 */
export function maskToFound(reservation: Reservation): Reservation {
  const { id, startDate } = reservation
  return { ...maskAll(reservation), reference: id, startDate }
}

/** Without who, when and where; callers add what may be shown. */
export function maskAll({ id, reference, state, room }: Reservation): Reservation {
  const { hotelId, hotelName, picture } = room
  return {
    id,
    reference,
    state,
    startDate: MASKED_DATE,
    endDate: MASKED_DATE,
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
    preCheckinHasExtras: true,
    customerCanEdit: false,
    payAttempts: 0,
    hasPets: false,
    included: [],
  }
}

/** The wire requires a date. */
const MASKED_DATE = '1970-01-01'
