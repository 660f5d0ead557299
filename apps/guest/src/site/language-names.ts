import type { Language } from '@foyer/domain/basics/language.ts'

/** Each language in its own words: a guest looks for theirs, not for ours. */
export const languageNames: Record<Language, { readonly name: string; readonly welcome: string }> = {
  en: { name: 'English', welcome: 'Welcome' },
  es: { name: 'Español', welcome: 'Bienvenidos' },
  de: { name: 'Deutsch', welcome: 'Willkommen' },
  fr: { name: 'Français', welcome: 'Bienvenue' },
  ca: { name: 'Català', welcome: 'Benvinguts' },
  it: { name: 'Italiano', welcome: 'Benvenuti' },
  pt: { name: 'Português', welcome: 'Bem-vindos' },
}
