import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { NothingLeft } from '@foyer/domain/reservation/why-not-now.ts'

/** A stay that nobody came to is over as well. */
const states = { cancelled: 'cancelled', departed: 'departed', inHouse: 'inHouse' } as const satisfies Record<
  NothingLeft,
  Reservation['state']
>

/** That it is over, or has begun elsewhere. */
export function onlyState(reservation: Reservation, why: NothingLeft): Reservation {
  return { ...unsaid(reservation), state: states[why], onlyState: true }
}

/** What opens the door and leads there, to who has proved it since: neither documents nor addresses nor what was paid. */
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

/** That there is one, and that it begins today: what whoever stands there has said themselves. They call it by its id. */
export function onlyFound(reservation: Reservation): Reservation {
  const { id, startDate } = reservation
  return { ...unsaid(reservation), reference: id, startDate }
}

/** Neither who, nor when, nor where: whoever says more of it says it themselves. */
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

/** The wire wants a day. */
const UNSAID = '1970-01-01'
