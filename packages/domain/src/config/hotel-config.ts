import * as z from 'zod/mini'
import { authorityNameSchema, authoritySchema } from '../authority/authority-config.ts'
import { defaultLanguages, languages } from '../basics/language.ts'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'
import { invoiceSchema } from '../customer/customer-fields.ts'
import { extrasSchema } from '../extras/extra.ts'
import { folioSchema } from '../folio/folio-config.ts'
import { channelNames } from '../mode/channels.ts'
import { productNames } from '../mode/products.ts'
import { retentionSchema } from '../retention/retention-config.ts'
import { upgradesSchema } from '../upgrade/upgrade.ts'
import { fleetSchema } from '../upsell/fleet.ts'
import { verifactuSchema } from '../verifactu/verifactu-config.ts'
import { videoCallSchema } from '../video-call/video-call-config.ts'
import { vouchersSchema } from '../voucher/voucher.ts'
import { walkInSchema } from '../walk-in/walk-in-config.ts'
import { linkSchema } from './assets.ts'
import { cancellationSchema } from './cancellation.ts'
import { findConfigFaults } from './config-faults.ts'
import { flagOverridesSchema, flagsSchema } from './flags.ts'
import { gatewaySchema } from './gateway.ts'
import { establishmentSchema, hotelFactsSchema, mailSchema, roomsSchema, roomTypesSchema } from './hotel-facts.ts'
import { hotelInfoSchema } from './hotel-info.ts'
import { hotelSystemSchema } from './hotel-system.ts'
import { noShowSchema } from './no-show.ts'
import { defaultScreens, screenConfigSchema } from './screen-config.ts'
import { secretsSchema } from './secrets.ts'
import { terminalsSchema } from './terminals.ts'
import { themeSchema } from './theme.ts'

const text = z._default(textSchema, {})
const wordings = z.record(z.string(), z.string())

const appSchema = z.object({
  channel: z.enum(channelNames),
  process: z._default(z.enum(['check-in', 'pre-check-in']), 'check-in'),
  flags: z._default(flagOverridesSchema, {}),
})

const legalSchema = z.object({
  terms_content: text,
  terms_url: z._default(z.partialRecord(z.enum(languages), linkSchema), {}),
  privacy_content: text,
  privacy_url: z._default(z.partialRecord(z.enum(languages), linkSchema), {}),
  b_and_me_subscription_terms: text,
  scan_and_face_recognition_terms: text,
})

/**
 * What a page may see: everything except secrets, retention periods, rooms and the desk's settings.
 */
const publicShape = {
  format: z._default(z.literal(1), 1),
  product: z._default(z.enum(productNames), 'hotel'),
  languages: z._default(z.array(z.enum(languages)).check(z.minLength(1)), defaultLanguages),
  /** By app key, the last part of a device's address. */
  apps: z.prefault(z.record(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), appSchema), {
    own: { channel: 'ownDevice' },
    kiosk: { channel: 'kiosk' },
    tablet: { channel: 'tablet' },
    frontapp: { channel: 'frontApp' },
    prechk: { channel: 'ownDevice', process: 'pre-check-in' },
  }),
  screens: z.prefault(z.array(screenConfigSchema), defaultScreens),
  flags: z.prefault(flagsSchema, {}),
  theme: z.prefault(themeSchema, {}),
  labels: z._default(z.partialRecord(z.enum(languages), wordings), {}),
  legal: z.prefault(legalSchema, {}),
  hotelInfo: z.prefault(hotelInfoSchema, {}),
  pictures: z._default(z.record(z.string(), pictureSchema), {}),
  extras: z._default(extrasSchema, []),
  /** Without the hotel's codes. */
  authority: z.prefault(authorityNameSchema, {}),
}

/** A hotel's complete configuration. Everything is optional: `{}` is a working hotel. */
export const hotelConfigSchema = z
  .object({
    ...publicShape,
    /** If absent, as for rooms, the current values stay; publishing fills them in. */
    hotel: z.optional(hotelFactsSchema),
    roomTypes: z.optional(roomTypesSchema),
    rooms: z.optional(roomsSchema),
    upgrades: z._default(upgradesSchema, []),
    fleet: z.prefault(fleetSchema, {}),
    vouchers: z._default(vouchersSchema, []),
    invoice: z.prefault(invoiceSchema, {}),
    terminals: z._default(terminalsSchema, []),
    establishment: z.prefault(establishmentSchema, {}),
    authority: z.prefault(authoritySchema, {}),
    verifactu: z.prefault(verifactuSchema, {}),
    mail: z.prefault(mailSchema, {}),
    retention: z.prefault(retentionSchema, {}),
    walkIn: z.prefault(walkInSchema, {}),
    noShow: z.prefault(noShowSchema, {}),
    cancellation: z.prefault(cancellationSchema, {}),
    folio: z.prefault(folioSchema, {}),
    hotel_system: z._default(hotelSystemSchema, { kind: 'embedded' }),
    gateway: z._default(gatewaySchema, { kind: 'none' }),
    video_call: z.prefault(videoCallSchema, {}),
    secrets: z.prefault(secretsSchema, {}),
  })
  .check(z.check((payload) => void payload.issues.push(...findConfigFaults(payload.value))))
export type HotelConfig = z.infer<typeof hotelConfigSchema>
export type HotelConfigInput = z.input<typeof hotelConfigSchema>

export const publicConfigSchema = z.object(publicShape)
export type PublicConfig = z.infer<typeof publicConfigSchema>
