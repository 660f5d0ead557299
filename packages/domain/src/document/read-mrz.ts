import { isDni, isNie } from './document-number.ts'
import { deriveIssueDate } from './issue-date.ts'
import { mrzCountry } from './mrz-country.ts'
import { type MrzDay, mrzBirthDate, mrzExpiryDate } from './mrz-days.ts'
import { isDrivingLicence, mrzLines } from './mrz-lines.ts'
import { type MrzFault, type MrzZone, mrzFaults, readZone } from './mrz-zone.ts'
import type { ScannedDocument } from './scanned-document.ts'

export type MrzReading = { readonly document: ScannedDocument } | { readonly message: string; readonly fault: MrzFault }

type Numbers = Pick<ScannedDocument, 'documentNumber' | 'documentType' | 'supportNumber'>
type Names = Pick<ScannedDocument, 'firstName' | 'lastName'>

/**
 * Reads the machine-readable zone of a passport or card: ICAO 9303 TD1, TD2 and TD3, and the older
 * French identity card.
 */
export function readMrz(text: string, today: string): MrzReading {
  const lines = mrzLines(text)
  if (!lines) return refused(isDrivingLicence(text) ? 'otherKind' : 'incomplete')
  if (!lines.every((line) => /^[A-Z0-9<]+$/.test(line))) return refused('otherCharacters')
  if (!/^[PIAC]/.test(lines[0] ?? '')) return refused('otherKind')
  const zone = readZone(lines)
  if ('fault' in zone) return refused(zone.fault)
  const names = namesIn(zone)
  if (!names) return refused('noName')
  const numbers = numbersIn(zone)
  if ('fault' in numbers) return refused(numbers.fault)
  const birth = mrzBirthDate(zone.birth, today)
  const expiry = mrzExpiryDate(zone.expiry, today)
  if (birth === 'impossible' || expiry === 'impossible') return refused('impossibleDate')
  const dates = { ...dayNamed('birthDate', birth), ...dayNamed('expiryDate', expiry) }
  const issueDate = issueDateIn(zone, { ...dates, ...numbers }, today)
  const nationality = mrzCountry(zone.nationality)
  const issueCountry = mrzCountry(zone.issueState)
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

function refused(fault: MrzFault): MrzReading {
  return { fault, message: mrzFaults[fault] }
}

function namesIn({ lastName, firstName }: MrzZone): Names | undefined {
  const names = { lastName: words(lastName), firstName: words(firstName) }
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
  const personal = words(optional)
  if (personal === '') return { documentNumber, documentType: isDni(documentNumber) ? 'DNI' : 'I' }
  if (isDni(personal)) return { documentNumber: personal, documentType: 'DNI', supportNumber: documentNumber }
  if (isNie(personal)) return { documentNumber: personal, documentType: 'N', supportNumber: documentNumber }
  // The DNI's control letter detects errors that check digits miss: 0, A and K have the same weight
  // there.
  return { fault: 'checkDigit' }
}

function dayNamed<Name extends string>(name: Name, day: MrzDay): Partial<Record<Name, string>> {
  return typeof day === 'object' ? ({ [name]: day.day } as Record<Name, string>) : {}
}

/** An older French card contains the month of issue, so only the day is a guess. */
function issueDateIn(
  { issueMonth }: MrzZone,
  dated: Parameters<typeof deriveIssueDate>[0],
  today: string,
): string | undefined {
  const month = mrzBirthDate(`${issueMonth}01`, today)
  return typeof month === 'object' ? month.day : deriveIssueDate(dated, today)
}

function words(written: string): string {
  return written.split('<').filter(Boolean).join(' ')
}
