import { toNameKey } from '../name/name-key.ts'
import { toReferenceKey } from '../reservation/reference-key.ts'

/** What the hotel knows about the guests of a room. */
export interface LostCodeFacts {
  readonly reference: string
  readonly startDate: string
  readonly endDate: string
  /** The guests who may ask: the answers about a guest must all match one of them. */
  readonly people: readonly Person[]
}

interface Person {
  readonly firstName?: string | undefined
  readonly birthDate?: string | undefined
  readonly documentNumber?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

type Same = (typed: string, known: string) => boolean

interface FieldTraits {
  readonly kind: 'text' | 'date' | 'email' | 'phone'
  /** Whether the field belongs to the reservation or to a guest. */
  readonly of: 'reservation' | 'guest'
  readonly isSame: Same
}

const isSameDay: Same = (typed, known) => typed === known
const compareBy =
  (key: (text: string) => string): Same =>
  (typed, known) =>
    key(typed) !== '' && key(typed) === key(known)

const normalize = (text: string) => text.trim().toLowerCase()
const stripPunctuation = (text: string) => normalize(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A guest called Anna Maria may type just Anna. */
const sameFirstName: Same = (typed, known) =>
  [known, known.trim().split(/\s+/)[0] ?? ''].some((name) => compareBy(toNameKey)(typed, name))

/** Accepts the number with or without the country code. */
const MIN_PHONE_DIGITS = 7
const isSamePhone: Same = (typed, known) => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= MIN_PHONE_DIGITS && known.replaceAll(/\D/g, '').endsWith(digits)
}

/**
 * What a hotel can ask for before it shows a lost code. Room and surname are not included, because
 * they have been asked for already.
 */
const table = {
  firstName: { kind: 'text', of: 'guest', isSame: sameFirstName },
  birthDate: { kind: 'date', of: 'guest', isSame: isSameDay },
  documentNumber: { kind: 'text', of: 'guest', isSame: compareBy(stripPunctuation) },
  email: { kind: 'email', of: 'guest', isSame: compareBy(normalize) },
  phone: { kind: 'phone', of: 'guest', isSame: isSamePhone },
  reference: { kind: 'text', of: 'reservation', isSame: compareBy(toReferenceKey) },
  startDate: { kind: 'date', of: 'reservation', isSame: isSameDay },
  endDate: { kind: 'date', of: 'reservation', isSame: isSameDay },
} as const satisfies Record<keyof Person, FieldTraits> & Record<string, FieldTraits>

export type LostCodeFieldName = keyof typeof table

export const lostCodeFieldNames = Object.keys(table) as [LostCodeFieldName, ...LostCodeFieldName[]]

export interface LostCodeField {
  readonly name: LostCodeFieldName
  readonly mandatory: boolean
}

export const lostCodeIssues = ['required-error', 'invalid-error'] as const
export type LostCodeIssue = (typeof lostCodeIssues)[number]

export type LostCodeAnswers = Readonly<Partial<Record<LostCodeFieldName, string>>>
export type LostCodeFaults = Readonly<Partial<Record<LostCodeFieldName, LostCodeIssue>>>

export function getFieldKind(name: LostCodeFieldName): FieldTraits['kind'] {
  return table[name].kind
}

/**
 * The mandatory fields that are empty. If none is mandatory, at least one answer is required,
 * because an empty form proves nothing.
 */
export function findMissingFields(fields: readonly LostCodeField[], answers: LostCodeAnswers): LostCodeFaults {
  const isEmpty = ({ name }: LostCodeField) => (answers[name] ?? '').trim() === ''
  const owed = fields.every(isEmpty) ? fields : fields.filter(({ mandatory }) => mandatory)
  return toFaults(
    owed.filter(isEmpty).map(({ name }) => name),
    'required-error',
  )
}

/**
 * The answers that do not match. A guest's answers must all match one member of the party;
 * otherwise the closest member's mismatches are returned.
 */
export function findWrongFields(
  fields: readonly LostCodeField[],
  answers: LostCodeAnswers,
  facts: LostCodeFacts,
): LostCodeFaults {
  const given = fields.flatMap(({ name }) => {
    const typed = answers[name]?.trim() ?? ''
    return typed === '' ? [] : [{ name, typed }]
  })
  const wrongAt = (known: object) =>
    given.filter(({ name, typed }) => {
      const value: unknown = Reflect.get(known, name)
      return typeof value !== 'string' || !table[name].isSame(typed, value)
    })
  const { reference, startDate, endDate } = facts
  const [first = {}, ...others] = facts.people
  const of = (person: object) => wrongAt({ ...person, reference, startDate, endDate })
  const closest = others.map(of).reduce((best, next) => (next.length < best.length ? next : best), of(first))
  return toFaults(
    closest.map(({ name }) => name),
    'invalid-error',
  )
}

function toFaults(names: readonly LostCodeFieldName[], issue: LostCodeIssue): LostCodeFaults {
  return Object.fromEntries(names.map((name) => [name, issue]))
}

export function hasNoFaults(issues: LostCodeFaults): boolean {
  return Object.keys(issues).length === 0
}
