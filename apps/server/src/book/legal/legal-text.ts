import type { Site } from '@foyer/domain/config/site.ts'
import type { Visit } from '../../access/visit/visit.ts'

/**
 * One of the hotel's texts in the language of the page, otherwise in the hotel's first; undefined
 * if it isn't written.
 */
export function getLegalText(
  { site: { legal, languages }, language }: Pick<Visit, 'site' | 'language'>,
  name: keyof Site['legal'],
): string | undefined {
  const texts: Readonly<Partial<Record<string, string>>> = legal[name]
  return texts[language] ?? texts[languages[0] ?? 'en']
}
