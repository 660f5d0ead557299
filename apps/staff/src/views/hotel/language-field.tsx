import type { Language } from '@foyer/domain/basics/language.ts'
import { useState } from 'react'
import { SelectField } from '../../parts/field.tsx'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

/** A choice of one of the hotel's languages, for fields that are edited one language at a time. */
export function useLanguageField(label: string, spoken: readonly Language[]) {
  const { language } = useTexts()
  const [asked, setAsked] = useState<string>()
  const chosen = spoken.find((one) => one === asked) ?? spoken[0] ?? 'en'
  const field = (
    <SelectField wide label={label} value={chosen} onChange={({ target }) => setAsked(target.value)}>
      {spoken.map((one) => (
        <option key={one} value={one}>
          {getLanguageName(one, language)}
        </option>
      ))}
    </SelectField>
  )
  return { chosen, field }
}
