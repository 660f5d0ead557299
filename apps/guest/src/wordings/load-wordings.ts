import type { Language } from '@foyer/domain/basics/language.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'

export type Wordings = Readonly<Record<string, string>>

type Load = () => Promise<{ default: Wordings }>

/** What the first screen and its dialogs show, so that it does not wait for the other texts. */
const firstWordings: Record<Language, Load> = {
  en: () => import('./first/en.json'),
  es: () => import('./first/es.json'),
  de: () => import('./first/de.json'),
  fr: () => import('./first/fr.json'),
  ca: () => import('./first/ca.json'),
  it: () => import('./first/it.json'),
  pt: () => import('./first/pt.json'),
}

/** The texts of all other screens. */
const laterWordings: Record<Language, Load> = {
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

/** Enough for the first screen, until `loadWordings` has the rest. */
export const loadFirstWordings = (language: Language, party: PartyTerm = 'guest'): Promise<Wordings> =>
  loadAll([firstWordings[language], wordingsByParty[party]?.[language]])

export const loadWordings = (language: Language, party: PartyTerm = 'guest'): Promise<Wordings> =>
  loadAll([firstWordings[language], laterWordings[language], wordingsByParty[party]?.[language]])

async function loadAll(loads: readonly (Load | undefined)[]): Promise<Wordings> {
  const files = await Promise.all(loads.map((load) => load?.()))
  return Object.assign({}, ...files.map((file) => file?.default))
}
