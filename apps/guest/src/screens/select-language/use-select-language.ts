import { languages } from '@foyer/domain/basics/language.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { languageNames } from '../../site/language-names.ts'
import { useSite } from '../../site/site-context.tsx'

export function useSelectLanguage() {
  const { site, language, chooseLanguage } = useSite()
  const { begin } = useJourney()
  return {
    current: language,
    welcomes: site.languages
      .filter((one) => one !== language)
      .map((one) => languageNames[one].welcome)
      .join('\u00a0· '),
    words: site.languages.map((one) => ({ value: one, name: languageNames[one].name, lang: one })),
    async pick(value: string) {
      const chosen = languages.find((one) => one === value)
      if (!chosen) return
      await chooseLanguage(chosen)
      begin()
    },
  }
}
