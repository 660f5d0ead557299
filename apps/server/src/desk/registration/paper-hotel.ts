import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { PaperHotel } from './card-pdf.ts'

/** What stands on every paper of this hotel. */
export async function paperHotel({ tx, hotel, name, now }: Staff, sites: Sites): Promise<PaperHotel> {
  const { config } = await sites.config(tx, hotel)
  const { languages, hotelInfo, establishment } = config
  return { hotel, language: languages[0] ?? 'en', address: hotelInfo.address, establishment, who: name, now }
}
