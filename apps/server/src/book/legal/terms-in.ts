import type { Site } from '@foyer/domain/config/site.ts'
import { legalTextIn } from './legal-text.ts'

/** The terms themselves, otherwise their URL; undefined if the hotel has none. */
export function termsIn(site: Site, language: string): string | undefined {
  return legalTextIn({ site, language }, 'terms_content') || legalTextIn({ site, language }, 'terms_url') || undefined
}
