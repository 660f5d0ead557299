import type { CardField, CardIssue, MaxChars } from '@foyer/domain/payment/card.ts'

/** Texts of the form, in the guest's language and the hotel's wording. */
export interface CardTexts {
  readonly labels: Readonly<Record<CardField, string>>
  readonly issues: Readonly<Record<CardIssue, string>>
  readonly datePlaceholder: string
  readonly submit: string
  readonly failed: string
}

/** Sent by the guest's page once the form has loaded. It decides nothing about where a card goes. */
export interface CardSetup {
  readonly type: 'setup'
  readonly language: string
  readonly texts: CardTexts
  readonly maxChars: MaxChars
  readonly isDemo: boolean
  /** Custom properties of the hotel's theme. */
  readonly theme: Readonly<Record<string, string>>
}

/**
 * Sent by the form: it waits for its texts, it needs so much height, or the provider has stored the
 * card under a token that works once.
 */
export type CardMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly px: number }
  | { readonly type: 'token'; readonly token: string }

export function isCardMessage(data: unknown): data is CardMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'token') return 'token' in data && typeof data.token === 'string' && data.token !== ''
  if (data.type === 'height') return 'px' in data && typeof data.px === 'number'
  return data.type === 'ready'
}

export function isCardSetup(data: unknown): data is CardSetup {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'setup'
}
