/** Wire names that most calls share. */
export const commonWireNames = {
  hotelId: 'hotel_id',
  appId: 'app_id',
  isPok: 'is_pok',
  isFrontApp: 'is_front_app',
  reservationId: 'reservation_id',
  groupLocator: 'group_locator',
  initialNumber: 'initial_reservation_number',
  legNumber: 'leg_number',
  businessEntity: 'business_entity',
  pickUpProcess: 'pick_up_proccess_number',
  extrasAvailable: 'extras_available',
  youngDriverMaxAge: 'young_driver_max_age',
  items: 'reservation_items',
  billId: 'bill_id',
  guests: 'customers',
} as const
