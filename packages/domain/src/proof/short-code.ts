/** As many digits as somebody carries from a mail or across a lobby; tries are counted. */
export const SHORT_CODE_DIGITS = 6

/** How long a mailed code is good. */
export const MAILED_CODE_MINUTES = 15
/** How long a code stands on the lobby's screens; who has read it may type it for as long again. */
export const LOBBY_CODE_MINUTES = 5

/** Typed as it was read, in two groups or in one. */
export function shortCodeIn(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

/** As it is read most easily. */
export function inGroups(code: string): string {
  return `${code.slice(0, SHORT_CODE_DIGITS / 2)} ${code.slice(SHORT_CODE_DIGITS / 2)}`
}

const MINUTE_MS = 60_000

/** The number of the code that stands there now, and for how many seconds more. */
export function lobbyPeriod(now: Date): { readonly period: number; readonly seconds: number } {
  const length = LOBBY_CODE_MINUTES * MINUTE_MS
  const period = Math.floor(now.getTime() / length)
  return { period, seconds: Math.ceil(((period + 1) * length - now.getTime()) / 1_000) }
}

/** Whether a code that was mailed then may still be typed. */
export function isMailedCodeGood(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < MAILED_CODE_MINUTES * MINUTE_MS
}
