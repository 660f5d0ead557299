/**
 * Machine-readable zones according to ICAO 9303. `country` is both the issuing state and the
 * nationality.
 */
interface Holder {
  readonly country: string
  readonly surname: string
  readonly names: string
  readonly number: string
  /** All dates are YYMMDD. */
  readonly born: string
  readonly sex: 'F' | 'M' | '<'
  readonly expires: string
  /** Personal number, or whatever the country puts there. */
  readonly optional?: string
}

const WEIGHTS = [7, 3, 1] as const

/** Digits count as themselves, letters from 10, fillers as 0. */
export function computeCheckDigit(text: string): string {
  const sum = [...text].reduce((total, character, at) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36)
    return total + value * (WEIGHTS[at % WEIGHTS.length] ?? 0)
  }, 0)
  return String(sum % 10)
}

/** A passport: two lines of 44. */
export function formatTd3(holder: Holder): string[] {
  const { country, number, born, sex, expires, optional = '' } = holder
  const numberPart = withCheckDigit(padField(number, 9))
  const bornPart = withCheckDigit(born)
  const expiresPart = withCheckDigit(expires)
  const optionalPart = optional === '' ? `${padField('', 14)}<` : withCheckDigit(padField(optional, 14))
  const whole = computeCheckDigit(numberPart + bornPart + expiresPart + optionalPart)
  return [
    padField(`P<${padField(country, 3)}${formatName(holder)}`, 44),
    `${numberPart}${padField(country, 3)}${bornPart}${sex}${expiresPart}${optionalPart}${whole}`,
  ]
}

/** A card: three lines of 30. */
export function formatTd1(kind: string, holder: Holder): string[] {
  const { country, number, born, sex, expires, optional = '' } = holder
  const numberPart = `${withCheckDigit(padField(number, 9))}${padField(optional, 15)}`
  const bornPart = withCheckDigit(born)
  const expiresPart = withCheckDigit(expires)
  const secondOptional = padField('', 11)
  const whole = computeCheckDigit(numberPart + bornPart + expiresPart + secondOptional)
  return [
    `${padField(kind, 2)}${padField(country, 3)}${numberPart}`,
    `${bornPart}${sex}${expiresPart}${padField(country, 3)}${secondOptional}${whole}`,
    padField(formatName(holder), 30),
  ]
}

function formatName({ surname, names }: Holder): string {
  const written = (name: string) => name.toUpperCase().replaceAll("'", '').replaceAll(/[ -]+/g, '<')
  return `${written(surname)}<<${written(names)}`
}

function withCheckDigit(text: string): string {
  return text + computeCheckDigit(text)
}

function padField(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, '<')
}
