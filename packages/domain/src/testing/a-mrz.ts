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

const usual = {
  state: 'NLD',
  number: 'SPECI2014',
  optional: '',
  birth: '850601',
  expiry: '320131',
  sex: 'F',
  names: 'SOLER<<ANA',
}

export function digitOf(text: string): string {
  const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const weights = [7, 3, 1]
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += Math.max(0, values.indexOf(text.charAt(at))) * (weights[at % 3] ?? 0)
  return String(sum % 10)
}

const filled = (text: string, length: number) => text.slice(0, length).padEnd(length, '<')
const proved = (text: string) => text + digitOf(text)

/** A passport: two lines of 44. */
export function aTd3(holder: Holder = {}): string {
  const { code = 'P', state, number, optional, birth, expiry, sex, names } = { ...usual, ...holder }
  const [no, born, ends] = [proved(filled(number, 9)), proved(birth), proved(expiry)]
  const own = proved(filled(optional, 14))
  const first = filled(filled(code, 2) + filled(state, 3) + names, 44)
  const nation = filled(holder.nationality ?? state, 3)
  return `${first}\n${no}${nation}${born}${sex}${ends}${own}${digitOf(no + born + ends + own)}`
}

/** A larger card: two lines of 36. */
export function aTd2(holder: Holder = {}): string {
  const { code = 'I', state, number, optional, birth, expiry, sex, names } = { ...usual, ...holder }
  const [no, born, ends] = [proved(filled(number, 9)), proved(birth), proved(expiry)]
  const own = filled(optional, 7)
  const first = filled(filled(code, 2) + filled(state, 3) + names, 36)
  const nation = filled(holder.nationality ?? state, 3)
  return `${first}\n${no}${nation}${born}${sex}${ends}${own}${digitOf(no + born + ends + own)}`
}

/**
 * A card: three lines of 30. A number of more than nine characters continues after a filler, with
 * its check digit.
 */
export function aTd1(holder: Holder = {}): string {
  const { code = 'I', state, number, optional, birth, expiry, sex, names } = { ...usual, ...holder }
  const long = `${number.slice(0, 9)}<${number.slice(9)}${digitOf(number)}`
  const no = filled(number.length > 9 ? long : proved(filled(number, 9)) + optional, 25)
  const [born, ends] = [proved(birth), proved(expiry)]
  const rest = filled('', 11)
  const nation = filled(holder.nationality ?? state, 3)
  const whole = digitOf(no + born + ends + rest)
  return `${filled(code, 2)}${filled(state, 3)}${no}\n${born}${sex}${ends}${nation}${rest}${whole}\n${filled(names, 30)}`
}

/** The French identity card until 2021: two lines of 36, month of issue first, no expiry date. */
export function aFrenchCard({ names = 'SOLER<<ANA', birth = '850601', issued = '1503' } = {}): string {
  const [last = '', first = ''] = names.split('<<')
  const one = `IDFRA${filled(last, 25)}075011`
  const two = `${proved(`${issued}07512345`)}${filled(first, 14)}${proved(birth)}F`
  return `${one}\n${two}${digitOf(one + two)}`
}
