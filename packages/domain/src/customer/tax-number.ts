import { toAlpha2 } from '../country/country-codes.ts'

/** What a tax number is: a VAT number in its written form, one that we cannot check, or a wrong one. */
export type TaxNumber =
  | { readonly kind: 'vat'; readonly number: string }
  | { readonly kind: 'unchecked'; readonly number: string }
  | { readonly kind: 'invalid' }

interface VatRule {
  /** Without the prefix. */
  readonly form: RegExp
  readonly hasCheckDigit?: (number: string) => boolean
  /** A national number that companies without a VAT number have. */
  readonly national?: RegExp
}

/** By the prefix of the VAT number, as in VIES. Without `hasCheckDigit`, only the form is checked. */
const rules: Readonly<Record<string, VatRule>> = {
  AT: { form: /^U\d{8}$/, hasCheckDigit: (number) => checkAustria(number.slice(1)) },
  BE: {
    form: /^[01]\d{9}$/,
    hasCheckDigit: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^[1-9]\d{8}$/, hasCheckDigit: checkMod11And10, national: /^\d{10,13}$/ },
  DK: { form: /^[1-9]\d{7}$/, hasCheckDigit: (number) => sum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: {
    form: /^10\d{7}$/,
    hasCheckDigit: (number) => isLast(number, 10 - (sum(number, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)),
  },
  EL: {
    form: /^\d{9}$/,
    hasCheckDigit: (number) => isLast(number, (sum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10),
  },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, hasCheckDigit: checkSpain },
  FI: { form: /^\d{8}$/, hasCheckDigit: (number) => isLastOf11(number, [7, 9, 10, 5, 8, 4, 2], { 11: 0 }) },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, hasCheckDigit: checkFrance },
  HR: { form: /^\d{11}$/, hasCheckDigit: checkMod11And10 },
  HU: { form: /^\d{8}$/, hasCheckDigit: (number) => isLast(number, 10 - (sum(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) },
  IE: { form: /^\d{7}[A-W][A-I]?$/, hasCheckDigit: checkIreland },
  IT: { form: /^\d{11}$/, hasCheckDigit: checkLuhn },
  LT: { form: /^(\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/, hasCheckDigit: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/, hasCheckDigit: (number) => sum(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { form: /^\d{9}B\d{2}$/, hasCheckDigit: checkNetherlands },
  PL: {
    form: /^\d{10}$/,
    hasCheckDigit: (number) => isLast(number, sum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11, 11),
  },
  PT: { form: /^\d{9}$/, hasCheckDigit: (number) => isLastOf11(number, [9, 8, 7, 6, 5, 4, 3, 2], { 10: 0, 11: 0 }) },
  RO: { form: /^[1-9]\d{1,9}$/, hasCheckDigit: checkRomania },
  SE: { form: /^\d{10}01$/, hasCheckDigit: (number) => checkLuhn(number.slice(0, 10)) },
  SI: { form: /^[1-9]\d{7}$/, hasCheckDigit: (number) => isLastOf11(number, [8, 7, 6, 5, 4, 3, 2], { 10: 0 }) },
  SK: { form: /^[1-9]\d{9}$/, hasCheckDigit: (number) => Number(number) % 11 === 0 },
}

/** Greece has a prefix of its own in VIES. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' }

/** Returns what a company's tax number is; `country` is an alpha-3 code. Spaces, dots and dashes are ignored. */
export function parseTaxNumber(typed: string, country: string | undefined): TaxNumber {
  const number = typed.toUpperCase().replaceAll(/[\s./-]/g, '')
  const alpha2 = country && toAlpha2(country)
  const prefix = alpha2 && (prefixes[alpha2] ?? alpha2)
  const rule = prefix ? rules[prefix] : undefined
  if (!(prefix && rule)) return { kind: 'unchecked', number: typed.trim() }
  const bare = number.startsWith(prefix) && !rule.form.test(number) ? number.slice(prefix.length) : number
  if (rule.form.test(bare) && (rule.hasCheckDigit?.(bare) ?? true)) return { kind: 'vat', number: prefix + bare }
  return rule.national?.test(number) ? { kind: 'unchecked', number: typed.trim() } : { kind: 'invalid' }
}

const toDigits = (number: string) => [...number].map(Number)

/** The sum of the first digits, each multiplied by its weight. */
const sum = (number: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)

const isLast = (number: string, digit: number, modulus = 10) => Number(number.at(-1)) === digit % modulus

/** Whether the last digit is 11 minus the remainder of 11, where some results stand for another digit. */
function isLastOf11(number: string, weights: readonly number[], replaced: Readonly<Record<number, number>>): boolean {
  const digit = 11 - (sum(number, weights) % 11)
  return Number(number.at(-1)) === (replaced[digit] ?? digit)
}

function checkLuhn(number: string): boolean {
  const doubled = toDigits(number)
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
  return doubled.reduce((total, digit) => total + digit, 0) % 10 === 0
}

/** ISO 7064, MOD 11,10. */
function checkMod11And10(number: string): boolean {
  const product = toDigits(number.slice(0, -1)).reduce((before, digit) => (((before + digit) % 10 || 10) * 2) % 11, 10)
  return isLast(number, 11 - product)
}

function checkAustria(digits: string): boolean {
  const total = toDigits(digits.slice(0, 7)).reduce((before, digit, at) => {
    const weighted = digit * (at % 2 === 0 ? 1 : 2)
    return before + Math.floor(weighted / 10) + (weighted % 10)
  }, 4)
  return isLast(digits, 10 - (total % 10))
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A person's number, with a letter as its check digit, or a company's. */
function checkSpain(number: string): boolean {
  const [first = '', last = ''] = [number[0], number.at(-1)]
  if (/[0-9XYZ]/.test(first)) {
    const value = Number(number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))))
    return SPANISH_LETTERS[value % 23] === last
  }
  if (/[KLM]/.test(first)) return SPANISH_LETTERS[Number(number.slice(1, 8)) % 23] === last
  const total = toDigits(number.slice(1, 8)).reduce((before, digit, at) => {
    const weighted = at % 2 === 0 ? digit * 2 : digit
    return before + Math.floor(weighted / 10) + (weighted % 10)
  }, 0)
  const digit = (10 - (total % 10)) % 10
  return /[A-HJNP-SUVW]/.test(first) && (last === String(digit) || last === 'JABCDEFGHI'[digit])
}

function checkFrance(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)]
  // Keys with letters have no published rule.
  return checkLuhn(siren) && (!/^\d+$/.test(key) || (12 + 3 * (Number(siren) % 97)) % 97 === Number(key))
}

function checkIreland(number: string): boolean {
  const second = number[8] ? 9 * (number.charCodeAt(8) - 64) : 0
  const rest = (sum(number, [8, 7, 6, 5, 4, 3, 2]) + second) % 23
  return number[7] === 'WABCDEFGHIJKLMNOPQRSTUV'[rest]
}

/** Companies have a number with a check digit; self-employed people one for the whole VAT number. */
function checkNetherlands(number: string): boolean {
  if (sum(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true
  const written = [...`NL${number}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(written) % 97n === 1n
}

function checkRomania(number: string): boolean {
  return isLast(number, ((sum(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10)
}
