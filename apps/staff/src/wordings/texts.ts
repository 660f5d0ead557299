import { buildOnce } from '@foyer/domain/basics/build-once.ts'
import { formatMoney, type Money, toDecimal } from '@foyer/domain/basics/money.ts'
import { formatLabel, type LabelValues } from '@foyer/domain/config/format-label.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import type { WordingKey, Wordings } from './wording-key.ts'

/** This page's language, its wordings, and the hotel's clock. */
export interface Texts {
  readonly language: string
  /** Selects the product's texts, by what it calls its guests. */
  readonly partyWord: PartyTerm
  say(key: WordingKey, values?: LabelValues): string
  /** The same language, with another product's texts. */
  of(partyWord: PartyTerm): Texts
  money(money: Money): string
  /** Without the currency sign, for a column that names it once. */
  amount(money: Money): string
  count(number: number): string
  /** Tue 22 Sept */
  day(day: string): string
  /** 12 March 1988: without the weekday, which does not matter for a date long ago. */
  wholeDay(day: string): string
  /** 15:42, in the hotel's zone. */
  time(instant: string): string
  seconds(instant: string): string
  /** Only the time if it is today, otherwise with the day in front. */
  moment(instant: string, now: Date): string
  /** 8 min, 2 h 33 min, 3 days. */
  span(fromInstant: string, now: Date): string
  /** The date at the hotel, as YYYY-MM-DD. */
  dayOf(at: Date): string
}

/** European variants of the languages. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

export function createTexts(
  language: string,
  wordings: Wordings,
  timeZone: string | undefined,
  partyWord: PartyTerm = 'guest',
  hasSystem = true,
): Texts {
  const ofProduct: Readonly<Record<string, string>> = wordings
  const zone = timeZone ? { timeZone } : {}
  const locale = locales[language] ?? language
  // Creating a format takes far longer than using it, and most pages need few of them.
  const format = (as: string, options: Intl.DateTimeFormatOptions) =>
    buildOnce(() => new Intl.DateTimeFormat(as, options))
  const hours = format(locale, { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const exact = format(locale, { ...zone, timeStyle: 'medium', hourCycle: 'h23' })
  const date = format(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  const whole = format(locale, { timeZone: 'UTC', dateStyle: 'long' })
  // The page's own locale, because another one takes 20 ms to create.
  const days = format(locale, { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const number = buildOnce(() => new Intl.NumberFormat(locale))
  const getAmountFormat = buildOnce((currency: string) => createAmountFormat(locale, currency))
  // A hotel without a system of its own reads nothing that names one.
  const variants = [...(hasSystem ? [] : [`.noSystem.${partyWord}`, '.noSystem']), `.${partyWord}`]
  const findWording = (key: WordingKey) => {
    const variant = variants.find((one) => `${key}${one}` in ofProduct)
    return ofProduct[`${key}${variant ?? ''}`] ?? wordings[key]
  }

  const words: Texts = {
    language,
    partyWord,
    say: (key, values = {}) => formatLabel(findWording(key), values, language),
    of: (word) => createTexts(language, wordings, timeZone, word, hasSystem),
    money: (money) => formatMoney(money, locale),
    amount: (money) => getAmountFormat(money.currency).format(toDecimal(money)).replace('-', '−'),
    count: (amount) => number().format(amount),
    // Once per day: a rack names each of its days hundreds of times.
    day: buildOnce((day: string) =>
      date()
        .format(new Date(`${day}T00:00:00Z`))
        .replace(',', ''),
    ),
    wholeDay: (day) => whole().format(new Date(`${day}T00:00:00Z`)),
    time: (instant) => hours().format(new Date(instant)),
    seconds: (instant) => exact().format(new Date(instant)),
    moment: (instant, now) => {
      const day = words.dayOf(new Date(instant))
      const time = words.time(instant)
      return day === words.dayOf(now) ? time : `${words.day(day)} ${time}`
    },
    span: (fromInstant, now) => {
      const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(fromInstant)) / 60_000))
      const [hoursPassed, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (minutes < 1) return words.say('span.now')
      if (hoursPassed < 1) return words.say('span.minutes', { n: minutes })
      if (hoursPassed < 48) return words.say('span.hours', { h: hoursPassed, n: rest })
      return words.say('span.days', { n: Math.floor(hoursPassed / 24) })
    },
    dayOf: (at) => toIsoDay(days().formatToParts(at)),
  }
  return words
}

function toIsoDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  const get = (part: 'year' | 'month' | 'day') => parts.find(({ type }) => type === part)?.value
  return `${get('year')}-${get('month')}-${get('day')}`
}

/** The decimals of the currency, without its sign. */
function createAmountFormat(locale: string, currency: string): Intl.NumberFormat {
  const decimals = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
  const { minimumFractionDigits = 2, maximumFractionDigits = 2 } = decimals
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits })
}
