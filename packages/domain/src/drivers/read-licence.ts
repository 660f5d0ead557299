import type { LicenceReading } from '../guest/guest.ts'

/** What a driving licence tells, or that it is none. */
export type ReadLicence =
  | { readonly number: string | undefined; readonly readBy: LicenceReading }
  | { readonly fault: 'notADrivingLicence' }

const none: ReadLicence = { fault: 'notADrivingLicence' }

/**
 * The barcode of a North American card, as the AAMVA's standard for cards lays it out: a head that names its parts, then
 * elements of three letters, a line each. An identity card has the same layout, and a part `ID` in place of `DL`.
 */
export function readLicenceBarcode(text: string): ReadLicence {
  const head = /ANSI ?(\d{6})/.exec(text) ?? /AAMVA(\d{6})/.exec(text)
  if (!head || !/(DL|EN)\d{8}/.test(text.slice(head.index, head.index + 60))) return none
  const number = /(?:^|[\n\r]|DL|EN)DAQ([^\n\r]+)/.exec(text)?.[1]?.trim()
  return number ? { number, readBy: 'barcode' } : none
}

const ZONE = /^[A-Z0-9<]{28,46}$/

/**
 * Lines for machines. Those of a European licence are one line of thirty that begins with D and a digit (ISO 18013, as on
 * French cards) or a zone of a card that begins with D; whatever begins with P, I, A, C or V is another document.
 */
export function readLicenceLines(text: string): ReadLicence {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(' ', ''))
    .filter((line) => ZONE.test(line))
  const [first] = lines
  if (!first || !/^D[0-9L<]/.test(first)) return none
  const number = first.slice(5).split('<')[0]
  return { number: number || undefined, readBy: 'lines' }
}
