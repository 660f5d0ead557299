/** What a guest types to pay with another card. It never reaches our server. */
export const cardFields = ['cardNumber', 'cardDate', 'cardCvv', 'cardHolder'] as const
export type CardField = (typeof cardFields)[number]
export type Card = Readonly<Record<CardField, string>>

/** Longest values; a hotel's `max_chars` can only shorten them. */
const MAX_CHARS = { cardNumber: 19, cardDate: 5, cardCvv: 4, cardHolder: 40 } as const satisfies Record<
  CardField,
  number
>

const [MIN_NUMBER_LENGTH, MAX_NUMBER_LENGTH] = [13, 19]

/** What is wrong with a field. Wordings are the labels `check-in-summary.card.<name>`. */
export type CardIssue = 'missing' | 'numberLength' | 'numberWrong' | 'dateFormat' | 'dateRange' | 'cvvLength'

export type CardIssues = Readonly<Partial<Record<CardField, CardIssue>>>

export type MaxChars = Readonly<Partial<Record<string, number>>>

/** Digits of a number that was typed or pasted with spaces or dashes. */
export const toDigits = (text: string): string => text.replaceAll(/\D/g, '')

/** Groups of four; only shown, never sent. */
export const groupDigits = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/**
 * Inserts the slash after two digits. Removing it again must be possible, so nothing is inserted
 * while the guest deletes.
 */
export function insertSlash(text: string, isDeleting: boolean): string {
  if (/^\d\d$/.test(text)) return isDeleting ? text : `${text}/`
  return text.replace(/^(\d\d)(\d)/, '$1/$2')
}

export function truncateField(field: CardField, text: string, maxChars: MaxChars = {}): string {
  return text.slice(0, Math.min(MAX_CHARS[field], maxChars[field] ?? MAX_CHARS[field]))
}

/** In demo mode nothing is checked, since no card is charged. */
export function findCardIssues(card: Card, { isDemo = false }: { readonly isDemo?: boolean } = {}): CardIssues {
  if (isDemo) return {}
  const found = cardFields.map((field) => [field, card[field].trim() ? checks[field](card[field]) : 'missing'] as const)
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined))
}

const checks: Readonly<Record<CardField, (text: string) => CardIssue | undefined>> = {
  cardNumber(number) {
    if (number.length < MIN_NUMBER_LENGTH || number.length > MAX_NUMBER_LENGTH) return 'numberLength'
    return hasValidCheckDigit(number) ? undefined : 'numberWrong'
  },
  // The year comes first. Whether the card has expired is the provider's to judge.
  cardDate(date) {
    const [, year, month] = /^(\d\d)\/(\d\d)$/.exec(date) ?? []
    if (year === undefined || month === undefined) return 'dateFormat'
    return Number(year) >= 1 && Number(month) >= 1 && Number(month) <= 12 ? undefined : 'dateRange'
  },
  cardCvv: (code) => (/^\d{3,4}$/.test(code) ? undefined : 'cvvLength'),
  cardHolder: () => undefined,
}

/** Luhn's check digit, which finds a mistyped or swapped digit. */
function hasValidCheckDigit(number: string): boolean {
  if (!/^\d+$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The token of a simulated payment, for which no card is sent to a provider. */
export const DEMO_CARD_TOKEN = 'demo'
