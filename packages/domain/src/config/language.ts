import * as z from 'zod/mini'

export const languages = ['en', 'es', 'de', 'fr', 'ca', 'it', 'pt'] as const
export type Language = (typeof languages)[number]

export const defaultLanguages: Language[] = ['en', 'es', 'de', 'fr']

/** A text of the hotel's own, in the languages that it was written in. Always shown as plain text. */
export const textSchema = z.partialRecord(z.enum(languages), z.string())
export type Text = z.infer<typeof textSchema>
