import type { Guest } from '../guest/guest.ts'

type Document = Pick<Guest, 'nationality' | 'documentType' | 'documentNumber' | 'supportNumber'>

/** Removes blanks, dots and hyphens: the form in which numbers are checked, compared and stored. */
export function cleanDocumentNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '')
}

const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const checkLetter = (digits: string) => checkLetters[Number(digits) % 23]

export function isDni(number: string): boolean {
  const [, digits = '', letter] = /^(\d{8})([A-Z])$/.exec(number) ?? []
  return letter !== undefined && letter === checkLetter(digits)
}

/** The first letter counts as a digit: X 0, Y 1, Z 2. */
export function isNie(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZ])(\d{7,8})([A-Z])$/.exec(number) ?? []
  return letter !== undefined && letter === checkLetter('XYZ'.indexOf(first) + digits)
}

/** The control character is a Luhn digit or the letter for it. */
export function isCif(number: string): boolean {
  const [, digits = '', control] = /^[ABCDEFGHJNPQRSUVW](\d{7})([0-9A-J])$/.exec(number) ?? []
  if (control === undefined) return false
  const sum = [...digits].reduce((total, digit, at) => total + (at % 2 === 0 ? doubleDigit(digit) : Number(digit)), 0)
  const check = (10 - (sum % 10)) % 10
  return control === String(check) || control === 'JABCDEFGHI'[check]
}

function doubleDigit(digit: string): number {
  const twice = Number(digit) * 2
  return twice > 9 ? twice - 9 : twice
}

export function isPassportNumber(number: string): boolean {
  return /^[A-Z0-9]{6,14}$/.test(number) && !/^0+$/.test(number)
}

const spanishIdTypes: readonly (string | undefined)[] = ['DNI', 'ID', 'I', undefined]

function hasSpanishId({ nationality, documentType }: Document): boolean {
  return nationality === 'ESP' && spanishIdTypes.includes(documentType)
}

/** Accepts a missing number: whether it is mandatory is checked elsewhere. */
export function isValidDocumentNumber(document: Document): boolean {
  const number = cleanDocumentNumber(document.documentNumber ?? '')
  if (number === '') return true
  return hasSpanishId(document) ? isDni(number) || isNie(number) || isCif(number) : isPassportNumber(number)
}

interface SupportNumberFormat {
  readonly pattern: RegExp
  /** The format as shown to the guest. */
  readonly example: string
}

const dniSupport: SupportNumberFormat = { pattern: /^[A-Z]{3}\d{6}$/, example: 'AAA000000' }
const nieSupport: SupportNumberFormat = { pattern: /^E\d{8}$/, example: 'E00000000' }

/**
 * Returns undefined if any support number is valid. D is a DNI from systems that send only the
 * first letter.
 */
function getSupportNumberFormat(document: Document): SupportNumberFormat | undefined {
  if (document.documentType === 'N') return nieSupport
  const isDniType = hasSpanishId(document) || (document.nationality === 'ESP' && document.documentType === 'D')
  return isDniType ? dniSupport : undefined
}

/** Returns the expected format if the support number has a different one. */
export function findExpectedSupportNumber(document: Document): string | undefined {
  const number = cleanDocumentNumber(document.supportNumber ?? '')
  const format = getSupportNumberFormat(document)
  return number === '' || !format || format.pattern.test(number) ? undefined : format.example
}
