import type { Language } from '@foyer/domain/basics/language.ts'
import { useState } from 'react'
import { SelectField } from '../../parts/field.tsx'
import { nameOfLanguage } from '../../wordings/language-name.ts'
import { useWords } from '../../wordings/words-context.tsx'

/** A choice of one of the hotel's languages, for fields that are edited one language at a time. */
export function useLanguageField(label: string, spoken: readonly Language[]) {
  const { language } = useWords()
  const [asked, setAsked] = useState<string>()
  const chosen = spoken.find((one) => one === asked) ?? spoken[0] ?? 'en'
  const field = (
    <SelectField wide label={label} value={chosen} onChange={({ target }) => setAsked(target.value)}>
      {spoken.map((one) => (
        <option key={one} value={one}>
          {nameOfLanguage(one, language)}
        </option>
      ))}
    </SelectField>
  )
  return { chosen, field }
}
