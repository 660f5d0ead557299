import { type FieldName, type MRZFormat, type ParseResult, parse } from 'mrz'
import { computeCheckDigit } from './check-digit.ts'

/** Why a zone cannot be used, each with the sentence that the reader receives. */
export const mrzFaults = {
  incomplete: 'The code is not complete: lay the document flat and read it again.',
  otherCharacters: 'The code has characters that no document has: read it again.',
  otherKind: 'This is neither a passport nor an identity card.',
  checkDigit: 'The code was not read correctly: its check digits do not agree.',
  impossibleDate: 'The code holds a date that does not exist: read it again.',
  noName: 'The code holds no name that can be read.',
  noNumber: 'The code holds no document number.',
} as const
export type MrzFault = keyof typeof mrzFaults

/** The fields of a zone with valid check digits, as written, including fillers. */
export interface MrzZone {
  readonly isPassport: boolean
  readonly issueState: string
  readonly nationality: string
  readonly number: string
  /** Optional data that a country adds after the number. */
  readonly optional: string
  readonly birth: string
  readonly expiry: string
  /** YYMM; only on older French cards. */
  readonly issueMonth: string
  readonly sex: string
  readonly lastName: string
  readonly firstName: string
}

const nameEnd = '<<'

/** How each kind of document writes names: in one field or in two. */
const nameReaders: Partial<
  Record<MRZFormat, (written: (field: FieldName) => string) => [last: string, first: string]>
> = {
  TD1: splitNames,
  TD2: splitNames,
  TD3: splitNames,
  FRENCH_NATIONAL_ID: (written) => [written('lastName'), written('firstName')],
}

/**
 * We split names ourselves, because the package repeats a surname that fills the field as the first
 * name.
 */
function splitNames(written: (field: FieldName) => string): [string, string] {
  const [last = '', ...first] = written('lastName').split(nameEnd)
  return [last, first.join(nameEnd)]
}

export function parseMrzZone(lines: readonly string[]): MrzZone | { readonly fault: MrzFault } {
  const zone = parse([...lines])
  const written = (field: FieldName) => {
    const [range] = zone.details.find((detail) => detail.field === field)?.ranges ?? []
    return range ? (lines[range.line] ?? '').slice(range.start, range.end) : ''
  }
  const names = nameReaders[zone.format]?.(written)
  if (!names) return { fault: 'otherKind' }
  const optional = written('optional1') || written('optional') || written('personalNumber')
  const long = parseLongNumber(written, optional)
  const fault = findFault(zone, written, long)
  if (fault) return { fault }
  const [lastName, firstName] = names
  return {
    isPassport: zone.format === 'TD3',
    issueState: written('issuingState'),
    nationality: written('nationality') || written('issuingState'),
    number: long?.number ?? zone.documentNumber ?? '',
    optional,
    birth: written('birthDate'),
    expiry: written('expirationDate'),
    issueMonth: written('issueDate'),
    sex: written('sex'),
    lastName,
    firstName,
  }
}

/**
 * Countries and sex are checked elsewhere: no check digit covers them, and the package's lists are
 * incomplete.
 */
function findFault(
  { details }: ParseResult,
  written: (field: FieldName) => string,
  long: LongNumber | undefined,
): MrzFault | undefined {
  const wrong = details.flatMap(({ field, valid }) =>
    field && !valid && !isUnknownDate(field, written) && !(long && ofNumber.has(field)) ? [field] : [],
  )
  if (wrong.includes('documentCode')) return 'otherKind'
  if (wrong.some((field) => field.endsWith('CheckDigit'))) return 'checkDigit'
  if (long && !long.isValid) return 'checkDigit'
  return wrong.some((field) => field.endsWith('Date')) ? 'impossibleDate' : undefined
}

interface LongNumber {
  readonly number: string
  readonly isValid: boolean
}

/** The package misreads these of a number that fills the optional data. */
const ofNumber: ReadonlySet<FieldName> = new Set<FieldName>(['documentNumber', 'documentNumberCheckDigit'])

/**
 * A filler as the check digit means that the number continues in the optional data, up to the next
 * filler or the end, with its check digit last.
 */
function parseLongNumber(written: (field: FieldName) => string, optional: string): LongNumber | undefined {
  if (written('documentNumberCheckDigit') !== '<') return undefined
  const [rest = ''] = optional.split('<')
  const [first, tail] = [written('documentNumber'), rest.slice(0, -1)]
  // The standard leaves open whether the filler between them counts.
  const digits = [`${first}${tail}`, `${first}<${tail}`].map(computeCheckDigit)
  return { number: `${first}${tail}`, isValid: tail !== '' && digits.includes(rest.slice(-1)) }
}

const dates: Partial<Record<FieldName, { date: FieldName; check: FieldName }>> = Object.fromEntries(
  (['birthDate', 'expirationDate'] as const).flatMap((date) => {
    const pair = { date, check: `${date}CheckDigit` as FieldName }
    return [
      [pair.date, pair],
      [pair.check, pair],
    ]
  }),
)

/**
 * ICAO 9303: unknown parts of a date are fillers, and the check digit of a completely unknown date
 * is a filler or 0.
 */
function isUnknownDate(field: FieldName, written: (field: FieldName) => string): boolean {
  const pair = dates[field]
  if (!pair) return false
  const date = written(pair.date)
  if (field === pair.check) return date === '<<<<<<' && /^[<0]$/.test(written(pair.check))
  return /^(?:<{6}|\d{2}(?:<<|00|\d{2})(?:<<|00))$/.test(date)
}
