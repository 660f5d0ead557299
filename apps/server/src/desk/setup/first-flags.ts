import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { type ProductName, products } from '@foyer/domain/mode/products.ts'
import { requiresReport } from '@foyer/domain/police/requires-report.ts'

/** Initial flags of a new configuration, by country and product. */
export const createFirstFlags = (country: string, product: ProductName): NonNullable<HotelConfigInput['flags']> => ({
  national_police_integration: requiresReport(country),
  // Renters get a mail with what they have signed.
  ...(products[product].upsells && { send_complete_checkin_email_to_client: true }),
})
