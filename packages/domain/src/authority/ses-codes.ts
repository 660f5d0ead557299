import { cleanDocumentNumber, isNie } from '../document/document-number.ts'
import { isAdult } from '../guest/adult.ts'
import { isMasked } from '../guest/mask-number.ts'
import type { ReportedPerson, StayReport } from './stay-report.ts'

export type SesDocumentType = 'NIF' | 'NIE' | 'PAS' | 'OTRO'

const NIE_FORM = /^[XYZ]\d{7}[A-Z]$/

/** The country of a permit with any other number is asked, so a masked one without country is a NIE. */
export const looksLikeNie = (number: string): boolean => isMasked(number) || NIE_FORM.test(cleanDocumentNumber(number))

/**
 * The ministry's type of a document. Spain's own numbers have check letters and support numbers;
 * identity cards and residence permits of other countries are `OTRO`.
 */
export function getSesDocumentType(
  person: Pick<ReportedPerson, 'documentType' | 'documentNumber' | 'nationality' | 'issueCountry'>,
): SesDocumentType {
  const { documentType, documentNumber = '', nationality, issueCountry } = person
  if (documentType === 'P') return 'PAS'
  if (isNie(cleanDocumentNumber(documentNumber))) return 'NIE'
  const isSpanish = nationality === 'ESP'
  if (documentType === 'N') return isSpanishIssue(issueCountry, documentNumber) ? 'NIE' : 'OTRO'
  if (documentType === undefined) return isSpanish ? 'NIF' : 'PAS'
  const isDni = documentType === 'DNI' || documentType === 'D'
  return isSpanish || (isDni && nationality === undefined) ? 'NIF' : 'OTRO'
}

/** A residence permit of unknown origin is Spanish if its number looks like a NIE, or is masked. */
function isSpanishIssue(issueCountry: string | undefined, number: string): boolean {
  return issueCountry === 'ESP' || (issueCountry === undefined && looksLikeNie(number))
}

export const sesSexes = { M: 'H', F: 'M' } as const

/** All codes of the ministry's list `TIPO_PARENTESCO`. */
export const sesRelationships = [
  'AB',
  'BA',
  'BN',
  'CD',
  'CY',
  'HJ',
  'HR',
  'NI',
  'PM',
  'SB',
  'SG',
  'TI',
  'YN',
  'TU',
  'OT',
] as const
export type SesRelationship = (typeof sesRelationships)[number]

export function isSesRelationship(code: string): code is SesRelationship {
  return sesRelationships.some((known) => known === code)
}

/**
 * We store what the adult is to the child; the report says what the child is to the adult. Codes
 * without a line are the same from both sides.
 */
const childSide: Partial<Record<SesRelationship, SesRelationship>> = {
  PM: 'HJ',
  AB: 'NI',
  BA: 'BN',
  TI: 'SB',
  SG: 'YN',
}

export function toChildRelationship(stored: SesRelationship): SesRelationship {
  return childSide[stored] ?? stored
}

/** By the day of the real arrival; a person of unknown age counts as an adult. */
export function isMinorAtArrival(person: Pick<ReportedPerson, 'birthDate' | 'adult'>, arrivalDay: string): boolean {
  return isAdult(person, arrivalDay) === false
}

type Contact = Pick<ReportedPerson, 'phone' | 'phone2' | 'email'>

const hasContact = ({ phone, phone2, email }: Contact) => Boolean(phone || phone2 || email)

/** The person's own contact details; a minor without any is reached through the related adult, or another one. */
export function getSesContact(person: ReportedPerson, { people, arrivalDay }: StayReport): Contact {
  if (hasContact(person) || !isMinorAtArrival(person, arrivalDay)) return person
  const adults = people.filter((other) => !isMinorAtArrival(other, arrivalDay) && hasContact(other))
  const related = adults.find(({ guestId }) => guestId === person.relatedTo)
  return related ?? adults.find(({ main }) => main) ?? adults[0] ?? person
}

/** Without the blanks and brackets with which numbers are typed. */
export function toSesPhone(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}
