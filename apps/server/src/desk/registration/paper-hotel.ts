import { initialsOf } from '@foyer/domain/name/initials.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { PaperHotel } from './card-pdf.ts'

/** What stands on every paper of this hotel. */
export async function paperHotel({ tx, hotel, name, now }: Staff, sites: Sites): Promise<PaperHotel> {
  const { config } = await sites.config(tx, hotel)
  const { languages, hotelInfo, establishment, theme } = config
  const mark = { letters: initialsOf(hotel.name), colour: hexOf(theme.roles.accent) }
  return { hotel, language: languages[0] ?? 'en', address: hotelInfo.address, establishment, mark, who: name, now }
}

/** A theme may also say a colour in a way that only stylesheets know. */
function hexOf(colour: string): string | undefined {
  return /^#[0-9a-f]{6}/i.exec(colour)?.[0]
}
