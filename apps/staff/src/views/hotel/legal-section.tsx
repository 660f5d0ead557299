import { AreaField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { legalTexts } from './fields.ts'
import { useLanguageField } from './language-field.tsx'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

/** The hotel's own texts, one language at a time. */
export function LegalSection({ form }: { form: HotelForm }) {
  const { say } = useTexts()
  const { chosen, field } = useLanguageField(say('hotel.language.of'), form.draft?.languages ?? [])
  return (
    <Section name="legal">
      {field}
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
