import type { Site } from '@foyer/domain/config/site.ts'
import { getLegalText } from './legal-text.ts'

/** The terms themselves, otherwise their URL; undefined if the hotel has none. */
export function getTerms(site: Site, language: string): string | undefined {
  return getLegalText({ site, language }, 'terms_content') || getLegalText({ site, language }, 'terms_url') || undefined
}
