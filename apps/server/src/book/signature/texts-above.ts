import type { Site } from '@foyer/domain/config/site.ts'
import { getTerms } from '../legal/get-terms.ts'

/** One box to tick above a signature, with its text. */
export interface TextAbove {
  readonly subject: 'check' | 'terms'
  readonly name: string
  readonly words: string
}

/** In the order of the page: the hotel's own checks, then its terms, if it has any. */
export function listTextsAbove(site: Site, language: string): readonly TextAbove[] {
  const first = site.languages[0] ?? 'en'
  const labels: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = site.labels
  const checks = site.fields.checks
    .filter(({ visible }) => visible)
    .map(({ name, label }): TextAbove => {
      const own: Readonly<Partial<Record<string, string>>> = label
      const key = `field.${name}`
      return { subject: 'check', name, words: own[language] ?? labels[language]?.[key] ?? labels[first]?.[key] ?? name }
    })
  const terms = getTerms(site, language)
  return terms ? [...checks, { subject: 'terms', name: 'terms', words: terms }] : checks
}
