import { getLocale } from '@foyer/domain/basics/locale.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { getPlaceName } from '../../checkin/select/get-place-name.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import type { PaperHotel } from '../../papers/paper/paper-hotel.ts'
import type { PaperTexts } from '../registration/paper-texts.ts'
import { formatCountry, getChosenTexts } from '../registration/paper-values.ts'
import { getValueText } from './data-labels.ts'

type Row = Readonly<Record<string, unknown>>

const countries: ReadonlySet<string> = new Set(['nationality', 'country', 'issueCountry', 'birthCountry'])
const places: Readonly<Record<string, string>> = {
  region: 'country',
  municipality: 'country',
  issueProvince: 'issueCountry',
  issueMunicipality: 'issueCountry',
  birthProvince: 'birthCountry',
  birthMunicipality: 'birthCountry',
}
const chosen: ReadonlySet<string> = new Set(['documentType', 'gender', 'relationship'])

/**
 * Formats a stored value for people: days, places, amounts and answers as text. Never shows a raw
 * record.
 */
export async function formatDataValue(name: string, row: Row, words: PaperTexts, paper: PaperHotel): Promise<string> {
  const value = row[name]
  const { language, hotel } = paper
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return formatPaperMoment(value, language, hotel.timeZone)
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no')
  if (name === 'amount' || name === 'young_driver_price')
    return formatMoney({ minor: Number(value), currency: hotel.currency }, getLocale(language))
  if (Array.isArray(value)) return value.map((one) => toPlainName(String(one))).join(', ') || '–'
  if (typeof value === 'object') return getInLanguage(value as Row, language)
  const text = String(value)
  const wording = getValueText(name, text)
  if (wording) return words.say(wording)
  if (countries.has(name)) return formatCountry(text, language) ?? text
  if (name in places) return getPlaceName(row[places[name] ?? ''] as string | undefined, text)
  if (chosen.has(name)) return getChosenTexts(words, { [name]: text })[name as 'gender'] ?? text
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatPaperDay(text, language) ?? text
  return /^[a-z]+([A-Z][a-z]+)+$/.test(text) ? toPlainName(text) : text
}

/** Shows a translated name in the hotel's language, and anything else as its values. */
function getInLanguage(record: Row, language: string): string {
  const said = record[language] ?? record['en']
  if (typeof said === 'string') return said
  return Object.values(record)
    .filter((value) => typeof value !== 'object')
    .map(String)
    .join(', ')
}

/** Makes field names such as `text_hash` or `faceMatched` readable. */
export function toPlainName(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
