import type { Reservation } from './reservation.ts'

type Message = Pick<Reservation['messages'][number], 'texts'>

/**
 * A message in the reader's language, else in English, else in any language, with the language
 * used.
 */
export function localizeMessage(
  { texts }: Message,
  language: string,
): { readonly text: string; readonly language: string } {
  const written = [language, 'en', ...Object.keys(texts)].find((one) => texts[one]) ?? language
  return { text: texts[written] ?? '', language: written }
}
