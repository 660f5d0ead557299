import type { HotelChange } from '@foyer/contract/staff/hotel.ts'
import { toPercent } from '@foyer/domain/folio/vat.ts'
import en from '../../wordings/en.json' with { type: 'json' }
import { getLanguageName } from '../../wordings/get-language-name.ts'
import type { Texts } from '../../wordings/texts.ts'
import type { WordingKey } from '../../wordings/wording-key.ts'

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/** Label of a path in the document; a path that cannot be edited here shows its own name. */
export function formatPath(path: string, { say, language }: Texts): string {
  const [first, second = '', ...rest] = path.split('.')
  const suffix = rest.length > 0 ? `, ${rest.join('.')}` : ''
  if (first === 'rooms' && second) return say('hotel.change.room', { number: second }) + suffix
  if (first === 'roomTypes' && second) return say('hotel.change.type', { name: second }) + suffix
  if (first === 'walkIn' && rest.length > 0) return formatSalePath(second, rest, say)
  if (first === 'folio' && second === 'services' && rest.length > 0) return formatServicePath(rest, say)
  const key = `hotel.field.${path === 'flags.national_police_integration' ? 'reporting' : path}`
  if (isWordKey(key)) return say(key)
  const text = `hotel.field.${first}.${second}`
  return isWordKey(text) ? `${say(text)}, ${getLanguageName(rest.join('.'), language)}` : path
}

/**
 * Labels paths such as `rates.breakfast.names.de`, `roomTypes.classic.prices.breakfast` and
 * `promotionalCodes.LOBBY10.percent`.
 */
function formatSalePath(list: string, [name = '', part, ...rest]: readonly string[], say: Texts['say']): string {
  const [rate = '', guests] = rest
  if (part === 'prices') return say('hotel.price.of', { rate, type: name })
  if (part === 'guestPrices' && guests) return say('hotel.guestPrices.of', { rate, type: name, n: Number(guests) })
  const of = part === 'included' ? say('hotel.rate.included') : [part, ...rest].join('.')
  const suffix = part ? `, ${of}` : ''
  if (list === 'promotionalCodes') return say('hotel.change.code', { code: name }) + suffix
  return say(list === 'rates' ? 'hotel.change.rate' : 'hotel.change.type', { name }) + suffix
}

/** Labels paths such as `parking`, `parking.price` and `parking.names.de`. */
function formatServicePath([name = '', part, ...rest]: readonly string[], say: Texts['say']): string {
  const key = `hotel.service.${part === 'names' ? 'name' : part}`
  const of = isWordKey(key) ? say(key) : part
  return [say('hotel.change.service', { name }), of, ...rest].filter(Boolean).join(', ')
}

const amounts =
  /^(walkIn\.(taxPerAdultNight$|roomTypes\.[^.]+\.(prices|guestPrices)\.)|folio\.(services\.[^.]+\.price$|cityTax\.perPersonNight$|correctionLimits\.))/
const rates = /^folio\.(services\.[^.]+\.vat$|vat\.)/

/** Values that have a name, by path. */
const named: readonly (readonly [path: RegExp, prefix: string])[] = [
  [/^noShow\.charge$/, 'hotel.noShow.'],
  [/^cancellation\.charge$/, 'hotel.cancellation.'],
  [/^folio\.closing$/, 'hotel.closing.'],
  [/^folio\.services\.[^.]+\.group$/, 'folio.group.'],
]

interface ChangedValue {
  readonly path: string
  readonly value: HotelChange['after']
  readonly currency: string
}

export function formatValue({ path, value, currency }: ChangedValue, { say, money, count }: Texts): string {
  if (value === undefined || value === null || value === '') return say('hotel.change.nothing')
  if (typeof value === 'boolean') return say(value ? 'hotel.change.yes' : 'hotel.change.no')
  if (typeof value === 'number' && amounts.test(path)) return money({ minor: value, currency })
  if (typeof value === 'number' && rates.test(path)) return `${count(toPercent(value))} %`
  const key = `${named.find(([of]) => of.test(path))?.[1]}${String(value)}`
  if (isWordKey(key)) return say(key)
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((part) => typeof part !== 'object')
    .join(', ')
}
