import { computeCheckDigit } from '@foyer/domain/document/check-digit.ts'

/** The characters allowed at a position. */
const kinds = {
  A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  L: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<',
  N: '0123456789',
  D: '0123456789<',
  S: 'MFX<',
  X: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<',
} as const
type Kind = keyof typeof kinds

type Field =
  | 'documentCode'
  | 'issueState'
  | 'number'
  | 'nationality'
  | 'birth'
  | 'sex'
  | 'expiry'
  | 'optional'
  | 'lastName'
  | 'firstName'
  | 'names'
export type ZoneField = Exclude<Field, 'documentCode' | 'optional'>

/** Part of a line: line number, first character, and the one after the last. */
export interface Range {
  readonly line: number
  readonly start: number
  readonly end: number
}

interface Check {
  readonly over: readonly Range[]
  readonly at: Range
  /** The field may be empty, with a filler instead of the check digit. */
  readonly optional?: true
}

export interface Format {
  readonly name: string
  readonly length: number
  readonly kinds: readonly string[]
  readonly fields: Partial<Record<Field, Range>>
  readonly checks: readonly Check[]
  readonly begins: RegExp
}

const range = (line: number, start: number, end: number): Range => ({ line, start, end })
const check = (at: Range, ...over: Range[]): Check => ({ over, at })
const optionalCheck = (at: Range, ...over: Range[]): Check => ({ over, at, optional: true })

/** The lower line of passports, two-line cards and visas, up to the optional part. */
const lowerKinds = 'XXXXXXXXXDLLLDDDDDDDSDDDDDDD'
const lowerFields = {
  number: range(1, 0, 9),
  nationality: range(1, 10, 13),
  birth: range(1, 13, 19),
  sex: range(1, 20, 21),
  expiry: range(1, 21, 27),
} as const
const lowerChecks = [
  check(range(1, 9, 10), lowerFields.number),
  optionalCheck(range(1, 19, 20), lowerFields.birth),
  optionalCheck(range(1, 27, 28), lowerFields.expiry),
] as const
const upperFields = { documentCode: range(0, 0, 2), issueState: range(0, 2, 5) } as const

/** The document formats of ICAO 9303, and the older French card. */
export const formats: readonly Format[] = [
  {
    name: 'TD3',
    length: 44,
    kinds: [`AL${'L'.repeat(42)}`, `${lowerKinds}${'X'.repeat(14)}DN`],
    fields: { ...upperFields, ...lowerFields, names: range(0, 5, 44), optional: range(1, 28, 42) },
    checks: [
      ...lowerChecks,
      optionalCheck(range(1, 42, 43), range(1, 28, 42)),
      check(range(1, 43, 44), range(1, 0, 10), range(1, 13, 20), range(1, 21, 43)),
    ],
    begins: /^P/,
  },
  {
    name: 'TD1',
    length: 30,
    kinds: [`AXLLL${'X'.repeat(9)}D${'X'.repeat(15)}`, `DDDDDDDSDDDDDDDLLL${'X'.repeat(11)}N`, 'L'.repeat(30)],
    fields: {
      ...upperFields,
      number: range(0, 5, 14),
      optional: range(0, 15, 30),
      birth: range(1, 0, 6),
      sex: range(1, 7, 8),
      expiry: range(1, 8, 14),
      nationality: range(1, 15, 18),
      names: range(2, 0, 30),
    },
    checks: [
      check(range(0, 14, 15), range(0, 5, 14)),
      optionalCheck(range(1, 6, 7), range(1, 0, 6)),
      optionalCheck(range(1, 14, 15), range(1, 8, 14)),
      check(range(1, 29, 30), range(0, 5, 30), range(1, 0, 7), range(1, 8, 15), range(1, 18, 29)),
    ],
    begins: /^[ACI]/,
  },
  {
    name: 'TD2',
    length: 36,
    kinds: [`AL${'L'.repeat(34)}`, `${lowerKinds}${'X'.repeat(7)}N`],
    fields: { ...upperFields, ...lowerFields, names: range(0, 5, 36), optional: range(1, 28, 35) },
    checks: [...lowerChecks, check(range(1, 35, 36), range(1, 0, 10), range(1, 13, 20), range(1, 21, 35))],
    begins: /^[ACIP]/,
  },
  {
    name: 'French card',
    length: 36,
    kinds: [`AALLL${'L'.repeat(25)}XXXXXX`, `DDDDXXXXXXXXN${'L'.repeat(14)}DDDDDDNSN`],
    fields: {
      documentCode: range(0, 0, 2),
      issueState: range(0, 2, 5),
      lastName: range(0, 5, 30),
      number: range(1, 0, 12),
      firstName: range(1, 13, 27),
      birth: range(1, 27, 33),
      sex: range(1, 34, 35),
    },
    checks: [
      check(range(1, 12, 13), range(1, 0, 12)),
      check(range(1, 33, 34), range(1, 27, 33)),
      check(range(1, 35, 36), range(0, 0, 36), range(1, 0, 35)),
    ],
    begins: /^IDFRA/,
  },
  {
    name: 'MRV-A',
    length: 44,
    kinds: [`AL${'L'.repeat(42)}`, `${lowerKinds}${'X'.repeat(16)}`],
    fields: { ...upperFields, ...lowerFields, names: range(0, 5, 44), optional: range(1, 28, 44) },
    checks: lowerChecks,
    begins: /^V/,
  },
  {
    name: 'MRV-B',
    length: 36,
    kinds: [`AL${'L'.repeat(34)}`, `${lowerKinds}${'X'.repeat(8)}`],
    fields: { ...upperFields, ...lowerFields, names: range(0, 5, 36), optional: range(1, 28, 36) },
    checks: lowerChecks,
    begins: /^V/,
  },
]

export function getAllowed(format: Format, line: number, at: number): string {
  return kinds[(format.kinds[line]?.[at] ?? 'X') as Kind]
}

export function getText(lines: readonly string[], { line, start, end }: Range): string {
  return (lines[line] ?? '').slice(start, end)
}

/**
 * Which checks agree. A number too long for its field continues in the optional part, with a filler
 * for its check digit.
 */
export function evaluateChecks(format: Format, lines: readonly string[]): boolean[] {
  return format.checks.map(({ over, at, optional }) => {
    const text = over.map((one) => getText(lines, one)).join('')
    const digit = getText(lines, at)
    if (digit === '<') {
      if (optional) return /^<+$/.test(text)
      const rest = format.fields.optional ? getText(lines, format.fields.optional) : ''
      const [, more = '', own] = /^([A-Z0-9]{1,12})(\d)</.exec(rest) ?? []
      return format.name === 'TD1' && own !== undefined && computeCheckDigit(text + more) === own
    }
    return computeCheckDigit(text) === digit
  })
}

export function isValid(format: Format, lines: readonly string[]): boolean {
  return format.begins.test(lines[0] ?? '') && evaluateChecks(format, lines).every(Boolean)
}
