import { isSame } from './config-changes.ts'
import { type HotelConfigInput, hotelConfigSchema } from './hotel-config.ts'
import { HIDDEN } from './secrets.ts'

/** What every hotel changes itself. The rest of its document is for whoever operates the server: `npm run config`. */
const sections = [
  'hotel',
  'hotelInfo',
  'establishment',
  'languages',
  'legal',
  'mail',
  'retention',
  'roomTypes',
  'rooms',
] as const
export const partKeys = [...sections, 'reporting', 'secrets'] as const

export const devicePasswords = ['admin_password', 'tablet_password', 'front_desk_password'] as const
type DevicePasswords = Partial<Record<(typeof devicePasswords)[number], string>>

export type HotelPart = Pick<HotelConfigInput, (typeof sections)[number]> & {
  /** Whether travellers are reported. */
  readonly reporting?: boolean
  /** Hidden where they are set; what comes back hidden stays. */
  readonly secrets?: DevicePasswords
}

/** With what holds where nothing is said; a name on screens only where it is another. */
export function partOf(document: HotelConfigInput): HotelPart {
  const { hotel, roomTypes, rooms, establishment, languages, legal, mail, retention, hotelInfo, flags, secrets } =
    hotelConfigSchema.parse(document)
  const { name, ...info } = hotelInfo
  const set = devicePasswords.filter((password) => secrets[password] !== undefined)
  return {
    hotel,
    hotelInfo: name === undefined || name === hotel?.name ? info : hotelInfo,
    establishment,
    languages,
    legal,
    mail,
    retention,
    roomTypes,
    rooms,
    reporting: flags.national_police_integration,
    secrets: Object.fromEntries(set.map((password) => [password, HIDDEN])),
  }
}

/** The document with this part of it changed. What is in the part as it was, stays in the document as it was written. */
export function withPart(document: HotelConfigInput, part: HotelPart): HotelConfigInput {
  const before = partOf(document)
  const changed = sections.filter((section) => section in part && !isSame(part[section], before[section]))
  const { reporting, secrets } = part
  return {
    ...document,
    ...Object.fromEntries(changed.map((section) => [section, part[section]])),
    ...withoutOwnName(document, part, changed.includes('hotel')),
    ...(reporting !== undefined &&
      reporting !== before.reporting && {
        flags: { ...document.flags, national_police_integration: reporting },
      }),
    ...(secrets && !isSame(secrets, before.secrets) && { secrets: mergedSecrets(document, secrets) }),
  }
}

/** A name on screens that only repeated the hotel's goes on following it. */
function withoutOwnName(document: HotelConfigInput, part: HotelPart, isRenamed: boolean) {
  const { name, ...info } = part.hotelInfo ?? document.hotelInfo ?? {}
  const repeats = isRenamed && document.hotelInfo?.name === document.hotel?.name && part.hotelInfo?.name === undefined
  return repeats ? { hotelInfo: info } : {}
}

const isDevices = (name: string) => devicePasswords.some((password) => password === name)

/** Whatever a page sends: the other secrets are not the hotel's to change. */
function mergedSecrets({ secrets: known = {} }: HotelConfigInput, given: DevicePasswords): HotelConfigInput['secrets'] {
  // What is no record at all is refused by the schema.
  if (typeof given !== 'object') return given
  const others = Object.entries(known).filter(([name]) => !isDevices(name))
  return Object.fromEntries([...others, ...Object.entries(given).filter(([name]) => isDevices(name))])
}
