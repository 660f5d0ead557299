import { isRealDay } from '../basics/days.ts'
import { computeCheckDigit } from '../document/check-digit.ts'
import { parseMrzCountry } from '../document/mrz-country.ts'
import { type MrzDay, parseMrzBirthDate, parseMrzExpiryDate } from '../document/mrz-days.ts'
import { parseMrzZone } from '../document/mrz-zone.ts'
import type { LicenceReading } from '../guest/guest.ts'

/** What a machine has read of a driving licence; what the card does not say is undefined. */
export interface ReadLicence {
  readonly readBy: Extract<LicenceReading, 'barcode' | 'lines'>
  readonly number: string | undefined
  readonly country: string | undefined
  readonly validUntil: string | undefined
  readonly birthDate: string | undefined
  /** Undefined if the card shortens it. */
  readonly lastName: string | undefined
  readonly firstName: string | undefined
}

/** The data of a driving licence, or the fault that it is not one or was not read correctly. */
export type ParsedLicence = ReadLicence | { readonly fault: 'notADrivingLicence' }

const notALicence: ParsedLicence = { fault: 'notADrivingLicence' }

const nothingRead = {
  number: undefined,
  country: undefined,
  validUntil: undefined,
  birthDate: undefined,
  lastName: undefined,
  firstName: undefined,
}

/**
 * Reads the barcode of a North American card as defined by the AAMVA card standard: a header that
 * lists the subfiles, then elements with three-letter ids, one per line. An identity card has the
 * same layout with a subfile `ID` instead of `DL`.
 */
export function parseLicenceBarcode(text: string): ParsedLicence {
  const head = /ANSI ?(\d{6})/.exec(text) ?? /AAMVA(\d{6})/.exec(text)
  if (!head || !/(DL|EN)\d{8}/.test(text.slice(head.index, head.index + 60))) return notALicence
  const element = (id: string) =>
    new RegExp(`(?:^|[\\n\\r]|DL|EN)${id}([^\\n\\r]+)`).exec(text)?.[1]?.trim() || undefined
  const number = element('DAQ')
  if (!number) return notALicence
  // Version 1 has all names in one element, surname first.
  const [onlyLast, onlyFirst] = element('DAA')?.split(',') ?? []
  return {
    readBy: 'barcode',
    number,
    country: parseMrzCountry(element('DCG') ?? ''),
    validUntil: parseBarcodeDay(element('DBA')),
    birthDate: parseBarcodeDay(element('DBB')),
    lastName: element('DDE') === 'T' ? undefined : (element('DCS') ?? element('DAB') ?? onlyLast),
    firstName: element('DDF') === 'T' ? undefined : (element('DAC') ?? element('DCT') ?? onlyFirst),
  }
}

/**
 * The United States write MMDDYYYY, Canada and version 1 YYYYMMDD. No month is 19 or 20, so the
 * digits show which one it is.
 */
function parseBarcodeDay(written = ''): string | undefined {
  const day = /^\d{8}$/.test(written)
    ? [
        `${written.slice(4)}-${written.slice(0, 2)}-${written.slice(2, 4)}`,
        `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`,
      ]
    : []
  return day.find((one) => /^(?:19|20)/.test(one) && isRealDay(one))
}

const ZONE_LINE = /^[A-Z0-9<]{28,46}$/

/**
 * Reads machine-readable lines. A European licence has one line of thirty characters that starts
 * with D and a digit (ISO 18013), or a card zone that starts with D. Lines that start with P, I, A,
 * C or V belong to another document.
 */
export function parseLicenceLines(text: string, today: string): ParsedLicence {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(' ', ''))
    .filter((line) => ZONE_LINE.test(line))
  const [first] = lines
  if (!first || !/^D[0-9L<]/.test(first)) return notALicence
  return lines.length === 3 ? parseCardZone(lines, today) : parseLicenceLine(first, today)
}

/** The layout of an identity card; no check digit covers its first two characters. */
function parseCardZone([first = '', ...others]: readonly string[], today: string): ParsedLicence {
  const zone = parseMrzZone([`I<${first.slice(2)}`, ...others])
  if ('fault' in zone) return notALicence
  const toWords = (written: string) => written.replaceAll(/<+/g, ' ').trim() || undefined
  return {
    readBy: 'lines',
    number: zone.number || undefined,
    country: parseMrzCountry(zone.issueState),
    validUntil: toDay(parseMrzExpiryDate(zone.expiry, today)),
    birthDate: toDay(parseMrzBirthDate(zone.birth, today)),
    lastName: toWords(zone.lastName),
    firstName: toWords(zone.firstName),
  }
}

/**
 * The last character is the check digit of the whole line. What is between country and check digit
 * differs by country; of France it is known:
 *
 *     D1 FRA 13AA00002 6 181231 MARTIN<< 9
 *            number      expiry surname, at most eight characters
 *
 * The digit after the number covers everything before it.
 */
function parseLicenceLine(line: string, today: string): ParsedLicence {
  if (line.length !== 30 || line[29] !== computeCheckDigit(line.slice(0, 29))) return notALicence
  const country = parseMrzCountry(line.slice(2, 5))
  if (country !== 'FRA') return { ...nothingRead, readBy: 'lines', country }
  if (line[14] !== computeCheckDigit(line.slice(0, 14))) return notALicence
  const expiry = parseMrzExpiryDate(line.slice(15, 21), today)
  if (typeof expiry !== 'object') return notALicence
  const name = line.slice(21, 29)
  return {
    ...nothingRead,
    readBy: 'lines',
    number: line.slice(5, 14).replaceAll('<', ''),
    country,
    validUntil: expiry.day,
    lastName: name.endsWith('<') ? name.replaceAll(/<+/g, ' ').trim() : undefined,
  }
}

function toDay(day: MrzDay): string | undefined {
  return typeof day === 'object' ? day.day : undefined
}
