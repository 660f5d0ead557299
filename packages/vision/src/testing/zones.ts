import { computeCheckDigit } from '@foyer/domain/document/check-digit.ts'
import type { SeededRandom } from './seeded-random.ts'

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
export function buildZone(kind: ZoneKind, chance: SeededRandom): readonly string[] {
  const state = chance.pick(states).padEnd(3, '<')
  const number = Array.from({ length: 9 }, () => chance.pick([...'CFGHJKLMNPRTVWXYZ0123456789'])).join('')
  const birth = buildDay(chance, 40, 99)
  const expiry = buildDay(chance, 27, 36)
  const sex = chance.pick(['M', 'F', '<'])
  const names = (length: number) =>
    `${chance.pick(surnames)}<<${chance.pick(given)}`.padEnd(length, '<').slice(0, length)
  const own = number + computeCheckDigit(number)
  const dates = [birth + computeCheckDigit(birth), expiry + computeCheckDigit(expiry)] as const
  if (kind === 'TD1') {
    const upper = `${chance.pick(['I<', 'ID', 'AC'])}${state}${own}`.padEnd(30, '<')
    const lower = `${dates[0]}${sex}${dates[1]}${state}${'<'.repeat(11)}`
    return [upper, lower + computeCheckDigit(upper.slice(5) + dates[0] + dates[1] + '<'.repeat(11)), names(30)]
  }
  const lower = `${own}${state}${dates[0]}${sex}${dates[1]}`
  if (kind === 'TD3') {
    const rest = chance.next() < 0.5 ? `${'<'.repeat(14)}<` : buildPersonalNumber(chance)
    return [`P<${state}${names(39)}`, lower + rest + computeCheckDigit(own + dates[0] + dates[1] + rest)]
  }
  if (kind === 'TD2') {
    return [`I<${state}${names(31)}`, `${lower}<<<<<<<${computeCheckDigit(`${own}${dates[0]}${dates[1]}<<<<<<<`)}`]
  }
  const length = kind === 'MRV-A' ? 44 : 36
  return [`V<${state}${names(length - 5)}`, lower.padEnd(length, '<')]
}

function buildPersonalNumber(chance: SeededRandom): string {
  const number = String(chance.integer(10_000_000, 99_999_999)).padEnd(14, '<')
  return number + computeCheckDigit(number)
}

function buildDay(chance: SeededRandom, from: number, to: number): string {
  const two = (low: number, high: number) => String(chance.integer(low, high)).padStart(2, '0')
  return two(from, to) + two(1, 12) + two(1, 28)
}
