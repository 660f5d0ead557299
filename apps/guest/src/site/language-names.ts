import type { Language } from '@foyer/domain/basics/language.ts'

/** Each language in its own language, because that is what a guest looks for. */
export const languageNames: Record<Language, { readonly name: string; readonly welcome: string }> = {
  en: { name: 'English', welcome: 'Welcome' },
  es: { name: 'Español', welcome: 'Bienvenidos' },
  de: { name: 'Deutsch', welcome: 'Willkommen' },
  fr: { name: 'Français', welcome: 'Bienvenue' },
  ca: { name: 'Català', welcome: 'Benvinguts' },
  it: { name: 'Italiano', welcome: 'Benvenuti' },
  pt: { name: 'Português', welcome: 'Bem-vindos' },
}
