import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { NothingLeft } from '@foyer/domain/reservation/why-not-now.ts'

/** A stay that no one came to is over as well. */
const states = { cancelled: 'cancelled', departed: 'departed', inHouse: 'inHouse' } as const satisfies Record<
  NothingLeft,
  Reservation['state']
>

/** Only that it is over, or has begun elsewhere. */
export function onlyState(reservation: Reservation, why: NothingLeft): Reservation {
  return { ...unsaid(reservation), state: states[why], onlyState: true }
}

/**
 * Only what opens the door and leads there, for a guest who has proved it since: no documents,
 * addresses or payments.
 */
export function onlyStayCard(reservation: Reservation): Reservation {
  const { startDate, endDate, nights, adults, children, room, guests, keys } = reservation
  return {
    ...unsaid(reservation),
    startDate,
    endDate,
    nights,
    adults,
    children,
    room,
    ...(keys && { keys }),
    guests: guests.map(onlyFirstName),
    roomReady: true,
  }
}

function onlyFirstName({ id, index, main, state, signatureState, firstName, version }: Guest): Guest {
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
export function onlyFound(reservation: Reservation): Reservation {
  const { id, startDate } = reservation
  return { ...unsaid(reservation), reference: id, startDate }
}

/** Without who, when and where; callers add what may be shown. */
export function unsaid({ id, reference, state, room }: Reservation): Reservation {
  const { hotelId, hotelName, picture } = room
  return {
    id,
    reference,
    state,
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

/** The wire requires a date. */
const UNSAID = '1970-01-01'
