import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { toPublicConfig } from '@foyer/domain/config/public-config.ts'
import { resolveSite } from '@foyer/domain/config/site.ts'
import { listTextsAbove } from '../book/signature/texts-above.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import { sha256 } from '../platform/secrets/sha256.ts'
import { insertTicks } from './demo.store.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { demoId } from './demo-id.ts'

const APP_KEY = 'own'

/**
 * Adds the ticks of guests who have signed, in their language: all mandatory ones, and no offers.
 */
export async function seedTicks(tx: HotelTransaction, hotel: DemoHotel, version: number): Promise<void> {
  const read = parseHotelConfig(hotel.document)
  if (!read.ok) throw new Error(`The configuration of ${hotel.name} cannot be read.`)
  const site = resolveSite({ config: toPublicConfig(read.config), appKey: APP_KEY })
  const isAsked = (name: string) => site.fields.checks.find((check) => check.name === name)?.mandatory ?? true
  const rows = hotel.reservations.flatMap(({ reference, guests }) =>
    guests.flatMap(({ signature, given }, at) => {
      const language = typeof given.language === 'string' ? given.language : 'en'
      return (signature ? listTextsAbove(site, language) : []).map(({ subject, name, words }) => ({
        hotel_id: hotel.id,
        guest_id: demoId(`${reference} guest ${at + 1}`),
        subject,
        name,
        agreed: isAsked(name),
        words: subject === 'check' ? words : null,
        text_hash: sha256(words),
        language,
        config_version: version,
        app_key: APP_KEY,
      }))
    }),
  )
  await insertTicks(tx, rows)
}
