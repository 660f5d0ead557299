import { checkDigit } from '../text/check-digit.ts'
import type { Chance } from './chance.ts'

const states = ['UTO', 'D', 'FRA', 'ESP', 'ITA', 'POL', 'NLD', 'SWE', 'GBR', 'USA', 'JPN', 'BRA', 'CHE', 'PRT'] as const
const surnames = [
  'ERIKSSON',
  'MUELLER',
  'GARCIA<LOPEZ',
  'KOWALSKA',
  'DUPONT',
  'VAN<DER<BERG',
  'SILVA',
  'OBRIEN',
  'NGUYEN',
  'YAMAMOTO',
  'HAJKOVA',
  'QUIST',
]
const given = [
  'ANNA<MARIA',
  'JONAS',
  'LUCIA',
  'CAMILLE',
  'LENA',
  'XAVIER',
  'ZOE',
  'WILLEM',
  'BJOERK',
  'HUGO<FELIX',
  'KIM',
]

export type ZoneKind = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B'

/** A zone of an invented person, with valid check digits. */
export function aZone(kind: ZoneKind, chance: Chance): readonly string[] {
  const state = chance.of(states).padEnd(3, '<')
  const number = Array.from({ length: 9 }, () => chance.of([...'CFGHJKLMNPRTVWXYZ0123456789'])).join('')
  const birth = day(chance, 40, 99)
  const expiry = day(chance, 27, 36)
  const sex = chance.of(['M', 'F', '<'])
  const names = (length: number) => `${chance.of(surnames)}<<${chance.of(given)}`.padEnd(length, '<').slice(0, length)
  const own = number + checkDigit(number)
  const dates = [birth + checkDigit(birth), expiry + checkDigit(expiry)] as const
  if (kind === 'TD1') {
    const upper = `${chance.of(['I<', 'ID', 'AC'])}${state}${own}`.padEnd(30, '<')
    const lower = `${dates[0]}${sex}${dates[1]}${state}${'<'.repeat(11)}`
    return [upper, lower + checkDigit(upper.slice(5) + dates[0] + dates[1] + '<'.repeat(11)), names(30)]
  }
  const lower = `${own}${state}${dates[0]}${sex}${dates[1]}`
  if (kind === 'TD3') {
    const rest = chance.next() < 0.5 ? `${'<'.repeat(14)}<` : personal(chance)
    return [`P<${state}${names(39)}`, lower + rest + checkDigit(own + dates[0] + dates[1] + rest)]
  }
  if (kind === 'TD2') {
    return [`I<${state}${names(31)}`, `${lower}<<<<<<<${checkDigit(`${own}${dates[0]}${dates[1]}<<<<<<<`)}`]
  }
  const length = kind === 'MRV-A' ? 44 : 36
  return [`V<${state}${names(length - 5)}`, lower.padEnd(length, '<')]
}

function personal(chance: Chance): string {
  const number = String(chance.whole(10_000_000, 99_999_999)).padEnd(14, '<')
  return number + checkDigit(number)
}

function day(chance: Chance, from: number, to: number): string {
  const two = (low: number, high: number) => String(chance.whole(low, high)).padStart(2, '0')
  return two(from, to) + two(1, 12) + two(1, 28)
}
