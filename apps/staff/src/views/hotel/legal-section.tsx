import { useState } from 'react'
import { AreaField, SelectField } from '../../parts/field.tsx'
import { nameOfLanguage } from '../../wordings/language-name.ts'
import { useWords } from '../../wordings/words-context.tsx'
import { legalTexts } from './fields.ts'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

/** The hotel's own texts, one language at a time. */
export function LegalSection({ form }: { form: HotelForm }) {
  const { say, language } = useWords()
  const spoken = form.draft?.languages ?? []
  const [asked, setAsked] = useState<string>()
  const chosen = spoken.find((one) => one === asked) ?? spoken[0] ?? 'en'
  return (
    <Section name="legal">
      <SelectField
        wide
        label={say('hotel.language.of')}
        value={chosen}
        onChange={({ target }) => setAsked(target.value)}
      >
        {spoken.map((one) => (
          <option key={one} value={one}>
            {nameOfLanguage(one, language)}
          </option>
        ))}
      </SelectField>
      {legalTexts.map((text) => {
        const path = `legal.${text}.${chosen}`
        const value = form.valueOf(path)
        return (
          <AreaField
            key={path}
            wide
            lang={chosen}
            label={say(`hotel.field.legal.${text}`)}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => form.set(path, target.value)}
          />
        )
      })}
    </Section>
  )
}
