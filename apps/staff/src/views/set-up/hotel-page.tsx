import { languages } from '@foyer/domain/basics/language.ts'
import { usualSettings } from '@foyer/domain/country/usual-settings.ts'
import { productNames } from '@foyer/domain/mode/products.ts'
import { owesReport } from '@foyer/domain/police/owes-report.ts'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { countriesIn, currenciesIn, timeZones } from '../../parts/world.ts'
import { nameOfLanguage } from '../../wordings/language-name.ts'
import { useWords } from '../../wordings/words-context.tsx'
import styles from './set-up.module.css'
import type { SetUpForm } from './use-set-up.ts'

/** What most hotels of a country have; it can be changed below. */
function fromCountry(country: string) {
  const usual = usualSettings(country)
  return usual ? { ...usual, languages: [...usual.languages] } : {}
}

export function HotelPage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say, language } = useWords()
  const { hotel } = draft
  const set = (changes: Partial<typeof hotel>) => change({ hotel: { ...hotel, ...changes } })
  const issue = (path: string) => (isWrong(path) ? say('setUp.missing') : undefined)
  return (
    <div className={styles['grid']}>
      <SelectField
        tall
        wide
        label={say('setUp.product')}
        value={draft.product}
        onChange={({ target }) => change({ product: productNames.find((one) => one === target.value) ?? 'hotel' })}
      >
        {productNames.map((product) => (
          <option key={product} value={product}>
            {say(`setUp.product.${product}`)}
          </option>
        ))}
      </SelectField>
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
        label={say('setUp.address')}
        autoComplete="street-address"
        maxLength={200}
        value={hotel.address ?? ''}
        onChange={(event) => set({ address: event.target.value })}
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
        onChange={({ target }) => set({ country: target.value, ...fromCountry(target.value) })}
      >
        <option value="" />
        {countriesIn(language).map(({ value, name }) => (
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
        {timeZones(hotel.timeZone).map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
      <SelectField
        tall
        label={say('setUp.currency')}
        value={hotel.currency}
        onChange={(event) => set({ currency: event.target.value })}
      >
        {currenciesIn(language).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        tall
        label={say('setUp.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={hotel.phone ?? ''}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <TextField
        tall
        label={say('setUp.taxNumber')}
        maxLength={40}
        value={hotel.taxNumber ?? ''}
        onChange={(event) => set({ taxNumber: event.target.value })}
      />
      {owesReport(hotel.country) && (
        <TextField
          tall
          label={say('setUp.registryNumber')}
          hint={say('setUp.registryNumber.hint')}
          maxLength={40}
          value={hotel.registryNumber ?? ''}
          onChange={(event) => set({ registryNumber: event.target.value })}
        />
      )}
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
