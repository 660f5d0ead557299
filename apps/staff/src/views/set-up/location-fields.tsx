import { getCountryDefaults } from '@foyer/domain/country/country-defaults.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { listCountries, listCurrencies, listTimeZones } from '../../parts/world.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useHotelDraft } from './use-hotel-draft.ts'
import type { SetUpForm } from './use-set-up.ts'

/** Defaults for most hotels of a country; they can be changed below. */
function toCountryDefaults(country: string) {
  const usual = getCountryDefaults(country)
  return usual ? { ...usual, languages: [...usual.languages] } : {}
}

/** The hotel's location, and the time zone and currency derived from it. */
export function LocationFields({ form }: { form: SetUpForm }) {
  const { say, language } = useTexts()
  const { hotel, set, issue } = useHotelDraft(form)
  return (
    <>
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
        onChange={({ target }) => set({ country: target.value, ...toCountryDefaults(target.value) })}
      >
        <option value="" />
        {listCountries(language).map(({ value, name }) => (
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
        {listTimeZones(hotel.timeZone).map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
      <SelectField
        tall
        label={say('setUp.currency')}
        value={hotel.currency}
        onChange={(event) => set({ currency: event.target.value })}
      >
        {listCurrencies(language).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
