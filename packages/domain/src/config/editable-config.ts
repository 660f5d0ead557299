import { isDeepEqual } from './diff-configs.ts'
import { type HotelConfigInput, hotelConfigSchema } from './hotel-config.ts'
import { HIDDEN } from './secrets.ts'

/**
 * The sections that a hotel can edit itself. The server's operator edits the rest with `npm run
 * config`.
 */
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
  'walkIn',
  'noShow',
  'cancellation',
  'folio',
  'authority',
] as const
export const editableKeys = [...sections, 'reporting', 'secrets'] as const

/** Secrets that the hotel enters itself. They are never shown again. */
export const editableSecrets = [
  'admin_password',
  'tablet_password',
  'front_desk_password',
  'authority_user',
  'authority_password',
  'authority_key',
] as const
type EditableSecrets = Partial<Record<(typeof editableSecrets)[number], string | undefined>>

export type EditableConfig = Pick<HotelConfigInput, (typeof sections)[number]> & {
  /** Whether travellers are reported. */
  readonly reporting?: boolean
  /** Masked if set; a masked value that comes back leaves the password unchanged. */
  readonly secrets?: EditableSecrets
}

/**
 * Fills in defaults; includes the name on screens only if it differs from the hotel's. The languages
 * are all that guests get.
 */
export function toEditableConfig(document: HotelConfigInput): EditableConfig {
  const {
    hotel,
    roomTypes,
    rooms,
    establishment,
    languages,
    legal,
    mail,
    retention,
    hotelInfo,
    flags,
    secrets,
    walkIn,
    noShow,
    cancellation,
    folio,
    authority,
  } = hotelConfigSchema.parse(document)
  const { name, ...info } = hotelInfo
  const set = editableSecrets.filter((password) => secrets[password] !== undefined)
  return {
    hotel,
    hotelInfo: name === undefined || name === hotel?.name ? info : hotelInfo,
    establishment,
    languages: [...new Set([...languages, ...flags.extra_languages])],
    legal,
    mail,
    retention,
    roomTypes,
    rooms,
    walkIn,
    noShow,
    cancellation,
    folio,
    authority,
    reporting: flags.national_police_integration,
    secrets: Object.fromEntries(set.map((password) => [password, HIDDEN])),
  }
}

/** Returns the document with this part applied. Unchanged values stay as they were written. */
export function withEditableConfig(document: HotelConfigInput, part: EditableConfig): HotelConfigInput {
  const before = toEditableConfig(document)
  const changed = sections.filter((section) => section in part && !isDeepEqual(part[section], before[section]))
  const { reporting, secrets } = part
  const flags = {
    ...document.flags,
    // The edited list has them all, so that a language that was removed there is gone.
    ...(changed.includes('languages') && document.flags?.extra_languages && { extra_languages: [] }),
    ...(reporting !== undefined && reporting !== before.reporting && { national_police_integration: reporting }),
  }
  const next: HotelConfigInput = {
    ...document,
    ...Object.fromEntries(
      changed.map((section) => [section, applyPatch(document[section], before[section], part[section])]),
    ),
    ...(!isDeepEqual(flags, document.flags ?? {}) && { flags }),
    ...(secrets && !isDeepEqual(secrets, before.secrets) && { secrets: mergeSecrets(document, secrets) }),
  }
  return isScreenNameInherited(document, part) ? withScreenName(next, part.hotel?.name) : next
}

/** Applies only the differences to the written value, so that untouched defaults stay omitted. */
function applyPatch(written: unknown, before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after
  const touched = Object.keys({ ...before, ...after }).filter((name) => !isDeepEqual(before[name], after[name]))
  const kept = isRecord(written) ? written : {}
  const entries = touched.map((name) => [name, applyPatch(kept[name], before[name], after[name])] as const)
  const all = Object.entries({ ...kept, ...Object.fromEntries(entries) })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A name on screens that equals the hotel's name changes with it. */
function isScreenNameInherited({ hotel, hotelInfo }: HotelConfigInput, part: EditableConfig): boolean {
  const repeats = hotelInfo?.name !== undefined && hotelInfo.name === hotel?.name
  return repeats && isRecord(part.hotel) && part.hotelInfo?.name === undefined
}

function withScreenName(next: HotelConfigInput, name: string | undefined): HotelConfigInput {
  return isRecord(next.hotelInfo) ? { ...next, hotelInfo: { ...next.hotelInfo, name } } : next
}

const isEditableSecret = (name: string) => editableSecrets.some((password) => password === name)

/** Ignores all other secrets that a page sends: the hotel cannot change them. */
function mergeSecrets({ secrets: known = {} }: HotelConfigInput, given: EditableSecrets): HotelConfigInput['secrets'] {
  // The schema rejects anything but a record.
  if (typeof given !== 'object') return given
  const others = Object.entries(known).filter(([name]) => !isEditableSecret(name))
  return Object.fromEntries([...others, ...Object.entries(given).filter(([name]) => isEditableSecret(name))])
}
