import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { CheckField, SelectField } from '../../parts/field.tsx'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './hotel.module.css'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

/** The hotel's languages; the first is the default. */
export function LanguagesSection({ form }: { form: HotelForm }) {
  const { say, language } = useTexts()
  const chosen = form.draft?.languages ?? []
  const set = (next: readonly Language[]) => form.set('languages', next)
  const isWrong = form.issues.some(({ path }) => path.split('.')[0] === 'languages')
  return (
    <Section name="languages">
      <fieldset className={styles['languages']}>
        <legend>{say('hotel.field.languages')}</legend>
        {languages.map((one) => (
          <CheckField
            key={one}
            label={getLanguageName(one, language)}
            checked={chosen.includes(one)}
            onChange={({ target }) => set(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
        {isWrong && <p className={styles['issue']}>{say('hotel.issue.languages')}</p>}
      </fieldset>
      <SelectField
        label={say('hotel.language.usual')}
        value={chosen[0] ?? ''}
        onChange={({ target }) => {
          const usual = chosen.find((one) => one === target.value)
          if (usual) set([usual, ...chosen.filter((one) => one !== usual)])
        }}
      >
        {chosen.map((one) => (
          <option key={one} value={one}>
            {getLanguageName(one, language)}
          </option>
        ))}
      </SelectField>
    </Section>
  )
}
