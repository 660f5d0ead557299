import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { type ProductName, products } from '@foyer/domain/mode/products.ts'
import { owesReport } from '@foyer/domain/police/owes-report.ts'

/** What a new document turns on, by where it is and what is run there. */
export const firstFlags = (country: string, product: ProductName): NonNullable<HotelConfigInput['flags']> => ({
  national_police_integration: owesReport(country),
  // What a renter has signed goes with them.
  ...(products[product].upsells && { send_complete_checkin_email_to_client: true }),
})
