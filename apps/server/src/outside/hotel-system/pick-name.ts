import { localizeText } from '@foyer/domain/basics/localize-text.ts'

/** The name of a line in a system that knows one language only. */
export const pickName = (names: Readonly<Record<string, string>>): string => localizeText(names, 'en') || 'Foyer'
