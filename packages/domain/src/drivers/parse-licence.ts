import type { LicenceReading } from '../guest/guest.ts'

/** The data of a driving licence, or the fault that it is not one. */
export type ParsedLicence =
  | { readonly number: string | undefined; readonly readBy: LicenceReading }
  | { readonly fault: 'notADrivingLicence' }

const notALicence: ParsedLicence = { fault: 'notADrivingLicence' }

/**
 * Reads the barcode of a North American card as defined by the AAMVA card standard: a header that
 * lists the subfiles, then elements with three-letter ids, one per line. An identity card has the
 * same layout with a subfile `ID` instead of `DL`.
 */
export function parseLicenceBarcode(text: string): ParsedLicence {
  const head = /ANSI ?(\d{6})/.exec(text) ?? /AAMVA(\d{6})/.exec(text)
  if (!head || !/(DL|EN)\d{8}/.test(text.slice(head.index, head.index + 60))) return notALicence
  const number = /(?:^|[\n\r]|DL|EN)DAQ([^\n\r]+)/.exec(text)?.[1]?.trim()
  return number ? { number, readBy: 'barcode' } : notALicence
}

const ZONE_LINE = /^[A-Z0-9<]{28,46}$/

/**
 * Reads machine-readable lines. A European licence has one line of thirty characters that starts
 * with D and a digit (ISO 18013, as on French cards), or a card zone that starts with D. Lines that
 * start with P, I, A, C or V belong to another document.
 */
export function parseLicenceLines(text: string): ParsedLicence {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(' ', ''))
    .filter((line) => ZONE_LINE.test(line))
  const [first] = lines
  if (!first || !/^D[0-9L<]/.test(first)) return notALicence
  const number = first.slice(5).split('<')[0]
  return { number: number || undefined, readBy: 'lines' }
}
