import { languages } from '@foyer/domain/config/language.ts'
import { alpha2Of, countryCodes } from '@foyer/domain/country/country-codes.ts'
import { useMemo } from 'react'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { nameOfLanguage } from '../../wordings/language-name.ts'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './set-up.module.css'
import type { SetUpForm } from './use-set-up.ts'

interface Choice {
  readonly value: string
  readonly name: string
}

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name)

function countriesIn(language: string): Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countryCodes.map((code) => ({ value: code, name: names.of(alpha2Of(code) ?? '') ?? code })).toSorted(byName)
}

function currenciesIn(language: string): Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, name: `${code} ${names.of(code) ?? ''}` }))
}

export function HotelPage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say, language } = useWords()
  const countries = useMemo(() => countriesIn(language), [language])
  const currencies = useMemo(() => currenciesIn(language), [language])
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  const { hotel } = draft
  const set = (changes: Partial<typeof hotel>) => change({ hotel: { ...hotel, ...changes } })
  const issue = (path: string) => (isWrong(path) ? say('setUp.missing') : undefined)
  return (
    <div className={styles['grid']}>
      <TextField
        tall
        label={say('setUp.hotelName')}
        value={hotel.name}
        issue={issue('hotel.name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        tall
        label={say('setUp.company')}
        autoComplete="organization"
        value={draft.company}
        issue={issue('company')}
        onChange={(event) => change({ company: event.target.value })}
      />
      <TextField
        tall
        label={say('setUp.city')}
        value={hotel.city}
        issue={issue('hotel.city')}
        onChange={(event) => set({ city: event.target.value })}
      />
      <SelectField
        tall
        label={say('setUp.country')}
        value={hotel.country}
        issue={issue('hotel.country')}
        onChange={(event) => set({ country: event.target.value })}
      >
        <option value="" />
        {countries.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        tall
        label={say('setUp.timeZone')}
        value={hotel.timeZone}
        issue={issue('hotel.timeZone')}
        onChange={(event) => set({ timeZone: event.target.value })}
      >
        {(zones.includes(hotel.timeZone) ? zones : [hotel.timeZone, ...zones]).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <SelectField
        tall
        label={say('setUp.currency')}
        value={hotel.currency}
        onChange={(event) => set({ currency: event.target.value })}
      >
        {currencies.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles['languages']}>
        <legend>{say('setUp.languages')}</legend>
        {languages.map((one) => (
          <CheckField
            key={one}
            label={nameOfLanguage(one, language)}
            checked={hotel.languages.includes(one)}
            onChange={(event) =>
              set({
                languages: languages.filter((other) =>
                  other === one ? event.target.checked : hotel.languages.includes(other),
                ),
              })
            }
          />
        ))}
        {isWrong('hotel.languages') && <p className={styles['issue']}>{say('setUp.missing')}</p>}
      </fieldset>
    </div>
  )
}
