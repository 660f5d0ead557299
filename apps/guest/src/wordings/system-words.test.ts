import { languages } from '@foyer/domain/basics/language.ts'
import { expect, it } from 'vitest'
import { loadWordings } from './load-wordings.ts'

/** Names of the hotel's own system in each language. */
const systemTerms: Readonly<Record<string, RegExp>> = {
  en: /\bPMS\b|(hotel|rental)(’s)?( own)? system/i,
  de: /\bPMS\b|(hotel|miet)system|System des Hotels/i,
  es: /\bPMS\b|sistema (del hotel|de alquiler)/i,
  fr: /\bPMS\b|système de (l’hôtel|location)/i,
  it: /\bPMS\b|sistema (dell’hotel|di noleggio)/i,
  pt: /\bPMS\b|sistema (do hotel|de aluguer)/i,
  ca: /\bPMS\b|sistema (de l’hotel|de lloguer)/i,
}

/** Shown only where there is a system: it did not answer, or something is set there. */
const exceptions = /^(check-in-summary\.asOf|problem\.setInHotelSystem\.(title|text))(\.driver)?$/

it.each(languages)('S21 guests of a hotel without a system of its own never read of one: %s', async (language) => {
  const builtIn = { ...(await loadWordings(language)), ...(await loadWordings(language, 'driver')) }
  const naming = Object.keys(builtIn).filter((key) => systemTerms[language]?.test(builtIn[key] ?? ''))
  expect(naming.filter((key) => !exceptions.test(key))).toEqual([])
  expect(naming.filter((key) => exceptions.test(key)).length).toBeGreaterThan(0)
})
