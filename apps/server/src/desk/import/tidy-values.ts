import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { type PaymentType, paymentCodes, paymentTypes } from '@foyer/domain/payment/payment-type.ts'
import type { Column } from './columns.ts'

export const dateOrders = ['dayFirst', 'monthFirst'] as const
export type DateOrder = (typeof dateOrders)[number]

const writtenDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T].*)?$/

/**
 * Decides which part of 15/11/2026 is the day: a value above 12 can't be a month. If all are
 * ambiguous, the day comes first.
 */
export function detectDateOrder(values: readonly string[]): DateOrder {
  return values.some((value) => Number(writtenDay.exec(value)?.[2]) > 12) ? 'monthFirst' : 'dayFirst'
}

/**
 * Normalizes a spreadsheet's date to 2026-11-15. Anything else stays unchanged and is rejected
 * later.
 */
export function tidyDay(value: string, order: DateOrder): string {
  const iso = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[ T].*)?$/.exec(value)
  if (iso) return formatDay(iso[1], iso[2], iso[3])
  const parts = writtenDay.exec(value)
  if (!parts) return value
  const [, first, second, year = ''] = parts
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first]
  return formatDay(year.length === 2 ? `20${year}` : year, month, day)
}

function formatDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Normalizes 1.234,50 and €1,234.50 to 1234.50: the last separator before one or two digits is the
 * decimal point. 1.234 is ambiguous, and amounts are never guessed.
 */
function tidyAmount(value: string): string {
  const bare = value.replaceAll(/[\s€$£]|EUR|USD|GBP|CHF/g, '')
  const decimals = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (!decimals) return value
  const [, whole = '', rest] = decimals
  if (rest === undefined && /^\d+[.,]\d{3}$/.test(bare)) return value
  return `${whole.replaceAll(/[.,]/g, '')}${rest ? `.${rest}` : ''}`
}

function tidyTime(value: string): string {
  const parts = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?$/.exec(value)
  return parts ? `${(parts[1] ?? '').padStart(2, '0')}:${parts[2]}` : value
}

const languageNames: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((code) =>
    [...languages, 'en' as const].map((inLanguage) => {
      const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
      return [name.toLowerCase(), code] as const
    }),
  ),
)

function tidyLanguage(value: string): string {
  const code = /^([a-z]{2})(?:[-_].*)?$/i.exec(value)?.[1]?.toLowerCase()
  return code ?? languageNames.get(value.toLowerCase()) ?? value
}

const paymentPatterns: Readonly<Record<PaymentType, RegExp>> = {
  cash: /^(cash|efectivo|bar|barzahlung|especes|contanti|dinheiro|numerario|efectiu)$/,
  card: /^(card|credit_?card|tarjeta.*|karte|kreditkarte|carte.*|carta.*|cartao.*|targeta.*|visa|mastercard|amex)$/,
  platform: /^(platform|plataforma.*|plattform|plateforme.*|piattaforma.*|booking.*|expedia|ota|paypal)$/,
  transfer: /^(transfer|bank_?transfer|transferencia.*|uberweisung|virement.*|bonifico.*)$/,
  mobile: /^(mobile|movil|bizum|handy|mobil)$/,
  giftCard: /^(gift_?card|tarjeta_regalo|gutschein.*|carte_cadeau|carta_regalo|targeta_regal)$/,
  atHotel: /^(at_?hotel|pay_at_hotel|en_destino|pago_en_destino|im_hotel|sur_place|in_hotel|no_hotel|a_l_hotel)$/,
  other: /^(other|otro|otros|andere|anders|autre|altro|outro|altres)$/,
}

/** The gift card comes first, because its name begins like that of the card. */
const paymentOrder: readonly PaymentType[] = ['giftCard', ...paymentTypes.filter((type) => type !== 'giftCard')]

function tidyPayment(value: string): string {
  const key = value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '_')
  const coded = paymentTypes.find((type) => paymentCodes[type].toLowerCase() === key || type.toLowerCase() === key)
  return coded ?? paymentOrder.find((type) => paymentPatterns[type].test(key)) ?? value
}

/** A phone number may start with a plus, which doesn't make it a formula here. */
const tidyPhone = (value: string): string => value.replace(/^\+/, '00').replaceAll(/[^\d]/g, '').replace(/^00/, '+')

/** Programs write yes and no in many ways, and levels such as `VIP2`. */
const notVip =
  /^(no|n|non|nein|não|nao|false|falsch|faux|falso|fals|0|-|–|none|keiner?|ninguno|aucun|nessuno|nenhum|cap)$/i

const tidyVip = (value: string): string => (notVip.test(value) ? 'no' : 'yes')

/** One line, as it is shown. */
const tidyNotes = (value: string): string => value.replaceAll(/\s+/g, ' ')

const tidiers: Readonly<Partial<Record<Column, (value: string) => string>>> = {
  total: tidyAmount,
  paid: tidyAmount,
  young_driver_price: tidyAmount,
  arrival_time: tidyTime,
  language: tidyLanguage,
  payment: tidyPayment,
  vip: tidyVip,
  notes: tidyNotes,
  phone: (value) => (/^[+\d][\d\s()./-]+$/.test(value) ? tidyPhone(value) : value),
}

const days: ReadonlySet<Column> = new Set(['arrival', 'departure', 'booked'])

/**
 * Normalizes a value for our rules. What can't be understood stays unchanged, so that the report
 * shows it as written.
 */
export function tidyValue(column: Column, value: string, order: DateOrder): string {
  if (value === '') return value
  return days.has(column) ? tidyDay(value, order) : (tidiers[column]?.(value) ?? value)
}
