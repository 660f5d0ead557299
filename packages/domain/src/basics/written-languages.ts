import { type Language, languages } from './language.ts'

type Text = Readonly<Record<string, string | undefined>>

/**
 * The languages in which a text reads as it was written. A text in one language only, such as one
 * from another system, is a name that reads the same in every language.
 */
export function listWrittenLanguages(text: Text): readonly Language[] {
  const written = languages.filter((language) => text[language])
  return written.length > 1 ? written : languages
}
