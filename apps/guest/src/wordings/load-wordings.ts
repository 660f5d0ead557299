import type { Language } from '@foyer/domain/basics/language.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'

export type Wordings = Readonly<Record<string, string>>

type Load = () => Promise<{ default: Wordings }>

/** Loads only the guest's language, because each file is complete. */
const commonWordings: Record<Language, Load> = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  ca: () => import('./ca.json'),
  it: () => import('./it.json'),
  pt: () => import('./pt.json'),
}

/** Texts in which a product differs from a hotel; other products don't load them. */
const wordingsByParty: Partial<Record<PartyTerm, Record<Language, Load>>> = {
  driver: {
    en: () => import('./driver/en.json'),
    es: () => import('./driver/es.json'),
    de: () => import('./driver/de.json'),
    fr: () => import('./driver/fr.json'),
    ca: () => import('./driver/ca.json'),
    it: () => import('./driver/it.json'),
    pt: () => import('./driver/pt.json'),
  },
}

export async function loadWordings(language: Language, party: PartyTerm = 'guest'): Promise<Wordings> {
  const [everybodys, own] = await Promise.all([commonWordings[language](), wordingsByParty[party]?.[language]()])
  return own ? { ...everybodys.default, ...own.default } : everybodys.default
}
