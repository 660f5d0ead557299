import { randomBytes } from 'node:crypto'

interface CardToken {
  readonly order: string
  readonly card: string
  readonly expiresAt: number
}

const LIFETIME_MS = 10 * 60_000

const tokens = new Map<string, CardToken>()

/** Stores a card for one order, and returns the token with which the shop charges it. */
export function issueToken(order: string, card: string): string {
  const token = `t${randomBytes(20).toString('hex')}`
  tokens.set(token, { order, card, expiresAt: Date.now() + LIFETIME_MS })
  return token
}

/** Returns the card once, for the order it was typed for and before it expires. */
export function consumeToken(token: string, order: string): string | undefined {
  const found = tokens.get(token)
  if (found?.order !== order) return undefined
  tokens.delete(token)
  return found.expiresAt > Date.now() ? found.card : undefined
}

export function expireTokens(): void {
  for (const [token, { order, card }] of tokens) tokens.set(token, { order, card, expiresAt: 0 })
}
