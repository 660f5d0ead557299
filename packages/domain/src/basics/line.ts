import * as z from 'zod/mini'

/**
 * Invisible characters that reverse the direction of all following text, such as the next name or
 * room number.
 */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Lists, emails, documents and logs show the text on one line. Joiners stay because some scripts
 * need them.
 */
export function toSingleLine(text: string): string {
  return text.replaceAll(directionMarks, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/**
 * Names and addresses: always a single line without control characters, whether typed, pasted or
 * imported.
 */
export const singleLineSchema = (most: number) => z.string().check(z.overwrite(toSingleLine), z.maxLength(most))
