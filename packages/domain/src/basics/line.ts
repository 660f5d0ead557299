import * as z from 'zod/mini'

/** Signs that nobody sees and that turn the order of everything behind them: of the next name, of the room beside it. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu

/** Of lists, mails, papers and logs each has one line for it. Joiners stay: some scripts write with them. */
export function plainLine(text: string): string {
  return text.replaceAll(turns, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** What people are called and where they live: whatever is typed, pasted or sent, it is one line and reads as it stands. */
export const line = (most: number) => z.string().check(z.overwrite(plainLine), z.maxLength(most))
