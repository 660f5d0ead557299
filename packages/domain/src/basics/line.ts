import * as z from 'zod/mini'

/**
 * Invisible characters that reverse the direction of all following text, such as the next name or
 * room number.
 */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Lists, emails, documents and logs show the text on one line. Joiners stay because some scripts
 * need them.
 */
export function plainLine(text: string): string {
  return text.replaceAll(turns, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * Names and addresses: always a single line without control characters, whether typed, pasted or
 * imported.
 */
export const line = (most: number) => z.string().check(z.overwrite(plainLine), z.maxLength(most))
