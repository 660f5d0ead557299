import type { OfHotel } from './owner.ts'

interface AccessCodes extends OfHotel {
  reservation_id: string
  code: string
  valid_from: string
  valid_to: string
}

export interface KeyTables {
  access_codes: AccessCodes
}
