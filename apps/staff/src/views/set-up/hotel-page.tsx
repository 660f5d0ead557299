import { languages } from '@foyer/domain/basics/language.ts'
import { productNames } from '@foyer/domain/mode/products.ts'
import { requiresReport } from '@foyer/domain/police/requires-report.ts'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { LocationFields } from './location-fields.tsx'
import styles from './set-up.module.css'
import { useHotelDraft } from './use-hotel-draft.ts'
import type { SetUpForm } from './use-set-up.ts'

export function HotelPage({ form }: { form: SetUpForm }) {
  return (
    <div className={styles['grid']}>
      <NameFields form={form} />
      <LocationFields form={form} />
      <NumberFields form={form} />
      <LanguageFields form={form} />
    </div>
  )
}

/** Product, name and company. */
function NameFields({ form }: { form: SetUpForm }) {
  const { say } = useTexts()
  const { hotel, set, issue } = useHotelDraft(form)
  const { draft, change } = form
  return (
    <>
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
    </>
  )
}

/** Telephone, and the registration numbers for authorities. */
function NumberFields({ form }: { form: SetUpForm }) {
  const { say } = useTexts()
  const { hotel, set } = useHotelDraft(form)
  return (
    <>
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
      {requiresReport(hotel.country) && (
        <TextField
          tall
          label={say('setUp.registryNumber')}
          hint={say('setUp.registryNumber.hint')}
          maxLength={40}
          value={hotel.registryNumber ?? ''}
          onChange={(event) => set({ registryNumber: event.target.value })}
        />
      )}
    </>
  )
}

/** The languages that guests can choose. */
function LanguageFields({ form }: { form: SetUpForm }) {
  const { say, language } = useTexts()
  const { hotel, set } = useHotelDraft(form)
  return (
    <fieldset className={styles['languages']}>
      <legend>{say('setUp.languages')}</legend>
      {languages.map((one) => (
        <CheckField
          key={one}
          label={getLanguageName(one, language)}
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
      {form.isWrong('hotel.languages') && <p className={styles['issue']}>{say('setUp.missing')}</p>}
    </fieldset>
  )
}
