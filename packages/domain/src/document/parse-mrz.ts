import { isDni, isNie } from './document-number.ts'
import { deriveIssueDate } from './issue-date.ts'
import { parseMrzCountry } from './mrz-country.ts'
import { type MrzDay, parseMrzBirthDate, parseMrzExpiryDate } from './mrz-days.ts'
import { isDrivingLicence, splitMrzLines } from './mrz-lines.ts'
import { type MrzFault, type MrzZone, mrzFaults, parseMrzZone } from './mrz-zone.ts'
import type { ScannedDocument } from './scanned-document.ts'

export type ParsedMrz = { readonly document: ScannedDocument } | { readonly message: string; readonly fault: MrzFault }

type Numbers = Pick<ScannedDocument, 'documentNumber' | 'documentType' | 'supportNumber'>
type Names = Pick<ScannedDocument, 'firstName' | 'lastName'>

/**
 * Reads the machine-readable zone of a passport or card: ICAO 9303 TD1, TD2 and TD3, and the older
 * French identity card.
 */
export function parseMrz(text: string, today: string): ParsedMrz {
  const lines = splitMrzLines(text)
  if (!lines) return toMrzFault(isDrivingLicence(text) ? 'otherKind' : 'incomplete')
  if (!lines.every((line) => /^[A-Z0-9<]+$/.test(line))) return toMrzFault('otherCharacters')
  if (!/^[PIAC]/.test(lines[0] ?? '')) return toMrzFault('otherKind')
  const zone = parseMrzZone(lines)
  if ('fault' in zone) return toMrzFault(zone.fault)
  const names = parseNames(zone)
  if (!names) return toMrzFault('noName')
  const numbers = numbersIn(zone)
  if ('fault' in numbers) return toMrzFault(numbers.fault)
  const birth = parseMrzBirthDate(zone.birth, today)
  const expiry = parseMrzExpiryDate(zone.expiry, today)
  if (birth === 'impossible' || expiry === 'impossible') return toMrzFault('impossibleDate')
  const dates = { ...toDateField('birthDate', birth), ...toDateField('expiryDate', expiry) }
  const issueDate = parseIssueDate(zone, { ...dates, ...numbers }, today)
  const nationality = parseMrzCountry(zone.nationality)
  const issueCountry = parseMrzCountry(zone.issueState)
  return {
    document: {
      ...numbers,
      ...names,
      ...dates,
      ...(issueDate && { issueDate, issueDateDerived: true as const }),
      ...(nationality && { nationality }),
      ...(issueCountry && { issueCountry }),
      // Neither we nor the police have a value for X or the filler.
      ...((zone.sex === 'M' || zone.sex === 'F') && { gender: zone.sex }),
    },
  }
}

function toMrzFault(fault: MrzFault): ParsedMrz {
  return { fault, message: mrzFaults[fault] }
}

function parseNames({ lastName, firstName }: MrzZone): Names | undefined {
  const names = { lastName: toWords(lastName), firstName: toWords(firstName) }
  const isReadable = /^[A-Z<]*$/.test(lastName + firstName)
  return isReadable && (names.lastName || names.firstName) ? names : undefined
}

/**
 * Spain prints two numbers on a card. Line 1 of an identity card, after the country, on the
 * published specimen:
 *
 *     IDESP BAA000589 5 99999999R<<<<<<
 *           support     DNI number
 *
 * A foreigner's card has a support number E00000000 and the NIE in the same places. The police
 * identify people by the second number. Cards from before 2006, which older people may still
 * have, contain only the DNI, in the first place.
 */
function numbersIn({ isPassport, issueState, number, optional }: MrzZone): Numbers | { readonly fault: MrzFault } {
  const documentNumber = number.replaceAll(/[< ]/g, '')
  if (documentNumber === '') return { fault: 'noNumber' }
  if (isPassport) return { documentNumber, documentType: 'P' }
  if (issueState !== 'ESP') return { documentNumber, documentType: 'I' }
  const personal = toWords(optional)
  if (personal === '') return { documentNumber, documentType: isDni(documentNumber) ? 'DNI' : 'I' }
  if (isDni(personal)) return { documentNumber: personal, documentType: 'DNI', supportNumber: documentNumber }
  if (isNie(personal)) return { documentNumber: personal, documentType: 'N', supportNumber: documentNumber }
  // The DNI's control letter detects errors that check digits miss: 0, A and K have the same weight
  // there.
  return { fault: 'checkDigit' }
}

function toDateField<Name extends string>(name: Name, day: MrzDay): Partial<Record<Name, string>> {
  return typeof day === 'object' ? ({ [name]: day.day } as Record<Name, string>) : {}
}

/** An older French card contains the month of issue, so only the day is a guess. */
function parseIssueDate(
  { issueMonth }: MrzZone,
  dated: Parameters<typeof deriveIssueDate>[0],
  today: string,
): string | undefined {
  const month = parseMrzBirthDate(`${issueMonth}01`, today)
  return typeof month === 'object' ? month.day : deriveIssueDate(dated, today)
}

function toWords(written: string): string {
  return written.split('<').filter(Boolean).join(' ')
}
