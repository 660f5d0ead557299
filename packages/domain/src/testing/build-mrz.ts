/** Machine-readable zones for tests, strictly by ICAO 9303 and with their own check digits. */
interface Holder {
  readonly code?: string
  readonly state?: string
  readonly nationality?: string
  readonly number?: string
  readonly optional?: string
  /** All dates are YYMMDD. */
  readonly birth?: string
  readonly expiry?: string
  readonly sex?: string
  readonly names?: string
}

const defaultHolder = {
  state: 'NLD',
  number: 'SPECI2014',
  optional: '',
  birth: '850601',
  expiry: '320131',
  sex: 'F',
  names: 'SOLER<<ANA',
}

export function computeCheckDigit(text: string): string {
  const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const weights = [7, 3, 1]
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += Math.max(0, values.indexOf(text.charAt(at))) * (weights[at % 3] ?? 0)
  return String(sum % 10)
}

const padField = (text: string, length: number) => text.slice(0, length).padEnd(length, '<')
const withCheckDigit = (text: string) => text + computeCheckDigit(text)

/** A passport: two lines of 44. */
export function buildTd3(holder: Holder = {}): string {
  const { code = 'P', state, number, optional, birth, expiry, sex, names } = { ...defaultHolder, ...holder }
  const [no, born, ends] = [withCheckDigit(padField(number, 9)), withCheckDigit(birth), withCheckDigit(expiry)]
  const own = withCheckDigit(padField(optional, 14))
  const first = padField(padField(code, 2) + padField(state, 3) + names, 44)
  const nation = padField(holder.nationality ?? state, 3)
  return `${first}\n${no}${nation}${born}${sex}${ends}${own}${computeCheckDigit(no + born + ends + own)}`
}

/** A larger card: two lines of 36. */
export function buildTd2(holder: Holder = {}): string {
  const { code = 'I', state, number, optional, birth, expiry, sex, names } = { ...defaultHolder, ...holder }
  const isLong = number.length > 9
  const no = isLong ? `${number.slice(0, 9)}<` : withCheckDigit(padField(number, 9))
  const [born, ends] = [withCheckDigit(birth), withCheckDigit(expiry)]
  const own = padField(isLong ? number.slice(9) + computeCheckDigit(number) : optional, 7)
  const first = padField(padField(code, 2) + padField(state, 3) + names, 36)
  const nation = padField(holder.nationality ?? state, 3)
  return `${first}\n${no}${nation}${born}${sex}${ends}${own}${computeCheckDigit(no + born + ends + own)}`
}

/**
 * A card: three lines of 30. A number of more than nine characters continues after a filler, with
 * its check digit.
 */
export function buildTd1(holder: Holder = {}): string {
  const { code = 'I', state, number, optional, birth, expiry, sex, names } = { ...defaultHolder, ...holder }
  const long = `${number.slice(0, 9)}<${number.slice(9)}${computeCheckDigit(number)}`
  const no = padField(number.length > 9 ? long : withCheckDigit(padField(number, 9)) + optional, 25)
  const [born, ends] = [withCheckDigit(birth), withCheckDigit(expiry)]
  const rest = padField('', 11)
  const nation = padField(holder.nationality ?? state, 3)
  const whole = computeCheckDigit(no + born + ends + rest)
  return `${padField(code, 2)}${padField(state, 3)}${no}\n${born}${sex}${ends}${nation}${rest}${whole}\n${padField(names, 30)}`
}

/** The French identity card until 2021: two lines of 36, month of issue first, no expiry date. */
export function buildFrenchCard({ names = 'SOLER<<ANA', birth = '850601', issued = '1503' } = {}): string {
  const [last = '', first = ''] = names.split('<<')
  const one = `IDFRA${padField(last, 25)}075011`
  const two = `${withCheckDigit(`${issued}07512345`)}${padField(first, 14)}${withCheckDigit(birth)}F`
  return `${one}\n${two}${computeCheckDigit(one + two)}`
}
