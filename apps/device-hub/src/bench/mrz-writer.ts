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
export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, character, at) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36)
    return total + value * (WEIGHTS[at % WEIGHTS.length] ?? 0)
  }, 0)
  return String(sum % 10)
}

/** A passport: two lines of 44. */
export function td3(holder: Holder): string[] {
  const { country, number, born, sex, expires, optional = '' } = holder
  const numberPart = checked(fill(number, 9))
  const bornPart = checked(born)
  const expiresPart = checked(expires)
  const optionalPart = optional === '' ? `${fill('', 14)}<` : checked(fill(optional, 14))
  const whole = checkDigit(numberPart + bornPart + expiresPart + optionalPart)
  return [
    fill(`P<${fill(country, 3)}${nameOf(holder)}`, 44),
    `${numberPart}${fill(country, 3)}${bornPart}${sex}${expiresPart}${optionalPart}${whole}`,
  ]
}

/** A card: three lines of 30. */
export function td1(kind: string, holder: Holder): string[] {
  const { country, number, born, sex, expires, optional = '' } = holder
  const numberPart = `${checked(fill(number, 9))}${fill(optional, 15)}`
  const bornPart = checked(born)
  const expiresPart = checked(expires)
  const secondOptional = fill('', 11)
  const whole = checkDigit(numberPart + bornPart + expiresPart + secondOptional)
  return [
    `${fill(kind, 2)}${fill(country, 3)}${numberPart}`,
    `${bornPart}${sex}${expiresPart}${fill(country, 3)}${secondOptional}${whole}`,
    fill(nameOf(holder), 30),
  ]
}

function nameOf({ surname, names }: Holder): string {
  const written = (name: string) => name.toUpperCase().replaceAll("'", '').replaceAll(/[ -]+/g, '<')
  return `${written(surname)}<<${written(names)}`
}

function checked(text: string): string {
  return text + checkDigit(text)
}

function fill(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, '<')
}
