/** Short enough to carry from an email or across a lobby; attempts are limited. */
export const SHORT_CODE_DIGITS = 6

/** How long a mailed code is valid. */
export const MAILED_CODE_LIFETIME_MINUTES = 15
/** How long the lobby's screens show a code; it can be typed for the same time again. */
export const LOBBY_CODE_LIFETIME_MINUTES = 5

/** Accepts the code in one group or two. */
export function normalizeShortCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

/** Formats the code for reading. */
export function formatShortCode(code: string): string {
  return `${code.slice(0, SHORT_CODE_DIGITS / 2)} ${code.slice(SHORT_CODE_DIGITS / 2)}`
}

const MINUTE_MS = 60_000

/** The number of the current code and how many seconds it stays. */
export function getLobbyPeriod(now: Date): { readonly period: number; readonly seconds: number } {
  const length = LOBBY_CODE_LIFETIME_MINUTES * MINUTE_MS
  const period = Math.floor(now.getTime() / length)
  return { period, seconds: Math.ceil(((period + 1) * length - now.getTime()) / 1_000) }
}

/** Whether a code mailed at that time can still be typed. */
export function isMailedCodeValid(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < MAILED_CODE_LIFETIME_MINUTES * MINUTE_MS
}
