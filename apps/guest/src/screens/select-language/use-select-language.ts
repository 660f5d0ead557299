import { type Language, languages } from '@foyer/domain/config/language.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Each language in its own words: a guest looks for theirs, not for ours. */
const own: Record<Language, { name: string; welcome: string }> = {
  en: { name: 'English', welcome: 'Welcome' },
  es: { name: 'Español', welcome: 'Bienvenidos' },
  de: { name: 'Deutsch', welcome: 'Willkommen' },
  fr: { name: 'Français', welcome: 'Bienvenue' },
  ca: { name: 'Català', welcome: 'Benvinguts' },
  it: { name: 'Italiano', welcome: 'Benvenuti' },
  pt: { name: 'Português', welcome: 'Bem-vindos' },
}

export function useSelectLanguage() {
  const { site, language, chooseLanguage } = useSite()
  const { begin } = useJourney()
  return {
    current: language,
    welcomes: site.languages
      .filter((one) => one !== language)
      .map((one) => own[one].welcome)
      .join(' · '),
    words: site.languages.map((one) => ({ value: one, name: own[one].name, lang: one })),
    async pick(value: string) {
      const chosen = languages.find((one) => one === value)
      if (!chosen) return
      await chooseLanguage(chosen)
      begin()
    },
  }
}
