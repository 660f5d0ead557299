import { plainUrlPattern } from '../basics/plain-url-pattern.ts'
import { toAlpha2 } from '../country/country-codes.ts'
import { toSpanishNumber } from '../verifactu/build-registration.ts'
import type { HotelConfig } from './hotel-config.ts'
import { type ConfigIssue, type ParsedConfig, parseHotelConfig } from './parse-hotel-config.ts'

/**
 * Runs before publishing: the schema, plus checks against real countries, time zones and
 * currencies. Published documents skip these checks when read, so they stay readable.
 */
export function checkConfig(document: unknown): ParsedConfig {
  const read = parseHotelConfig(document)
  if (!read.ok) return read
  const issues = [
    ...findFactIssues(read.config),
    ...findAddressIssues(read.config),
    ...findRoomIssues(read.config),
    ...findVerifactuIssues(read.config),
  ]
  return issues.length > 0 ? { ok: false, issues } : read
}

const issue = (path: string, message: string): ConfigIssue => ({ path, message })

function findFactIssues({ hotel }: HotelConfig): ConfigIssue[] {
  if (!hotel) return []
  return [
    ...(toAlpha2(hotel.country) ? [] : [issue('hotel.country', 'no country has this code')]),
    ...(isTimeZone(hotel.timeZone) ? [] : [issue('hotel.timeZone', 'no time zone has this name')]),
    ...(isCurrency(hotel.currency) ? [] : [issue('hotel.currency', 'no currency has this code')]),
  ]
}

/** The address of the hardware service. Kiosk pages receive it, so it must not contain a password. */
function findAddressIssues({ flags: { hardware_url: url } }: HotelConfig): ConfigIssue[] {
  const words = 'an address like http://192.168.1.20:8080/hardware'
  return url === '' || plainUrlPattern.test(url) ? [] : [issue('flags.hardware_url', words)]
}

function findRoomIssues({ roomTypes, rooms }: HotelConfig): ConfigIssue[] {
  const types = roomTypes?.map(({ id }) => id) ?? []
  const numbers = rooms?.map(({ number }) => number.toUpperCase()) ?? []
  const twice = (list: readonly string[], path: string, name: string) =>
    list.flatMap((value, at) => (list.indexOf(value) < at ? [issue(`${path}.${at}.${name}`, 'is there twice')] : []))
  return [
    ...twice(types, 'roomTypes', 'id'),
    ...twice(numbers, 'rooms', 'number'),
    ...(roomTypes && rooms
      ? rooms.flatMap(({ type }, at) =>
          types.includes(type) ? [] : [issue(`rooms.${at}.type`, `there is no room type ${type}`)],
        )
      : []),
  ]
}

/** Records of invoices are made for issuers with a Spanish tax number only. */
function findVerifactuIssues({ verifactu, folio, establishment, hotel }: HotelConfig): ConfigIssue[] {
  if (verifactu.mode === 'off') return []
  const { issuer } = folio.invoice
  const country = issuer.country ?? (hotel && toAlpha2(hotel.country))
  const isSpanish = country === undefined || country === 'ES'
  const taxNumber = toSpanishNumber(issuer.taxNumber ?? establishment.taxNumber, 'ES')
  return [
    ...(isSpanish && taxNumber ? [] : [issue('verifactu.mode', 'invoices need an issuer with a Spanish tax number')]),
    ...(verifactu.producer ? [] : [issue('verifactu.producer', 'is missing')]),
  ]
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
