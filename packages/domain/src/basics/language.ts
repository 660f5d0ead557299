export const languages = ['en', 'es', 'de', 'fr', 'ca', 'it', 'pt'] as const
export type Language = (typeof languages)[number]

export const defaultLanguages: Language[] = ['en', 'es', 'de', 'fr']
