import type { Language } from '@foyer/domain/config/language.ts'
import english from './en.json'

export type Wordings = Readonly<Record<string, string>>

/** Only the guest's own language is loaded; English is the ground under all of them. */
const others: Record<Exclude<Language, 'en'>, () => Promise<{ default: Wordings }>> = {
  es: () => import('./es.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  ca: () => import('./ca.json'),
  it: () => import('./it.json'),
  pt: () => import('./pt.json'),
}

export { english }

export async function loadWordings(language: Language): Promise<Wordings> {
  return language === 'en' ? english : (await others[language]()).default
}
