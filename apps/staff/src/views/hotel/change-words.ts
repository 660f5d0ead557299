import type { HotelChange } from '@foyer/contract/staff/hotel.ts'
import { en } from '../../wordings/en.ts'
import { nameOfLanguage } from '../../wordings/language-name.ts'
import type { WordKey } from '../../wordings/wording-key.ts'
import type { Words } from '../../wordings/words.ts'

const isWordKey = (key: string): key is WordKey => Object.hasOwn(en, key)

/** What a place of the document is called here; one that is not changed here keeps its own name. */
export function placeInWords(path: string, { say, language }: Words): string {
  const [first, second = '', ...rest] = path.split('.')
  const suffix = rest.length > 0 ? `, ${rest.join('.')}` : ''
  if (first === 'rooms' && second) return say('hotel.change.room', { number: second }) + suffix
  if (first === 'roomTypes' && second) return say('hotel.change.type', { name: second }) + suffix
  const key = `hotel.field.${path === 'flags.national_police_integration' ? 'reporting' : path}`
  if (isWordKey(key)) return say(key)
  const text = `hotel.field.${first}.${second}`
  return isWordKey(text) ? `${say(text)}, ${nameOfLanguage(rest.join('.'), language)}` : path
}

export function valueInWords(value: HotelChange['after'], { say }: Words): string {
  if (value === undefined || value === null || value === '') return say('hotel.change.nothing')
  if (typeof value === 'boolean') return say(value ? 'hotel.change.yes' : 'hotel.change.no')
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((part) => typeof part !== 'object')
    .join(', ')
}
