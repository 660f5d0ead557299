import type { HotelReservation } from './save-reservation.ts'

/** What the hotel sends about a reservation, by our columns. */
export function toReservationRow(said: HotelReservation) {
  return {
    group_locator: said.groupLocator ?? null,
    start_date: said.startDate,
    end_date: said.endDate,
    adults: said.adults,
    children: said.children,
    first_name: said.firstName ?? null,
    last_name: said.lastName ?? null,
    email: said.email ?? null,
    room_type_id: said.roomTypeId,
    room_number: said.roomNumber ?? null,
    segment: said.segment ?? null,
    driver_min_age: said.driverMinAge ?? null,
    young_driver_max_age: said.youngDriverMaxAge ?? null,
    young_driver_price: said.youngDriverPrice ?? null,
    // It is possible only if there is a price.
    young_driver_chargeable: said.youngDriverMaxAge === undefined ? null : said.youngDriverPrice !== undefined,
  }
}

/** Optional fields. */
export function toOptionalColumns(said: HotelReservation) {
  const { state, roomAvailable, hasPets, customerCanEdit, included, pickUpProcess, bookedOn, paymentType, filedAs } =
    said
  const { vip, staffNotes, preCheckinHasExtras } = said
  return {
    ...(filedAs && { filed_as: JSON.stringify(filedAs) }),
    ...(bookedOn && { booked_on: bookedOn }),
    ...(paymentType && { payment_type: paymentType }),
    ...(vip !== undefined && { vip }),
    ...(staffNotes && { staff_notes: staffNotes }),
    ...(state && { state }),
    ...(roomAvailable !== undefined && { room_available: roomAvailable }),
    ...(hasPets !== undefined && { has_pets: hasPets }),
    ...(customerCanEdit !== undefined && { customer_can_edit: customerCanEdit }),
    ...(preCheckinHasExtras !== undefined && { pre_checkin_has_extras: preCheckinHasExtras }),
    ...(included && { included: [...included] }),
    ...(pickUpProcess !== undefined && { pick_up_process: pickUpProcess }),
  }
}
