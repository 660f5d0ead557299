import { listFormPlaces } from '@foyer/contract/staff/guest-form.ts'
import { identityCards } from '@foyer/domain/document/document-type.ts'
import type { Field, FieldKind, SelectSource } from '@foyer/domain/fields/field.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import { optionValues, type ShortList } from '@foyer/domain/fields/option-values.ts'
import { getPlaceContext } from '@foyer/domain/fields/place-fields.ts'
import type { DocumentType, Guest } from '@foyer/domain/guest/guest.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import ScanLine from 'lucide-react/icons/scan-line'
import { CheckField, SelectField, TextField } from '../../../parts/field.tsx'
import { useFieldName } from '../../../parts/use-field-name.ts'
import { type Choice, listCountries } from '../../../parts/world.ts'
import en from '../../../wordings/en.json' with { type: 'json' }
import { getLanguageName } from '../../../wordings/get-language-name.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import type { WordingKey } from '../../../wordings/wording-key.ts'
import styles from './desk-check-in.module.css'

interface FormFieldProps {
  readonly shown: ShownField
  readonly guest: Guest
  readonly issue: FieldIssue | undefined
  /** A picture of the document has filled it in. */
  readonly isScanned: boolean
  /** The choices of the source `adults`. */
  readonly adults: readonly Choice[]
  readonly onType: (value: unknown) => void
}

/** One field of a guest's form. */
export function FormField({ shown, guest, issue, isScanned, adults, onType }: FormFieldProps) {
  const { field, mandatory, disabled } = shown
  const { say, language } = useTexts()
  const nameOf = useFieldName()
  const listed = useOptions(field, guest)
  const options = field.selectSource === 'adults' ? adults : listed
  const label = useLabel()(field, nameOf(field.name))
  const value = (guest as Readonly<Record<string, unknown>>)[field.name]
  const shell = {
    label,
    disabled,
    'aria-required': mandatory,
    issue: issue && say(`issue.${issue.issue}`, { expected: issue.expected ?? '' }),
    ...(isScanned && {
      mark: (
        <span className={styles['scanned']}>
          <ScanLine size={12} aria-hidden />
          {say('desk.scanned')}
        </span>
      ),
    }),
  }
  if (field.type === 'checkbox')
    return (
      <div className={styles['wide']}>
        <CheckField label={label} checked={value === true} onChange={({ target }) => onType(target.checked)} />
      </div>
    )
  if (field.type === 'yesno')
    return (
      <SelectField
        {...shell}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onType(target.value === '' ? undefined : target.value === 'true')}
      >
        <option value="">–</option>
        <option value="true">{say('desk.yes')}</option>
        <option value="false">{say('desk.no')}</option>
      </SelectField>
    )
  const text = typeof value === 'string' ? value : ''
  const choices = field.type === 'country' ? listCountries(language) : options
  if (choices)
    return (
      <SelectField {...shell} value={toChosen(field, text)} onChange={({ target }) => onType(target.value)}>
        <option value="">–</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...shell}
      type={inputTypes[field.type] ?? 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={field.maxChars ?? 200}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.value.includes('•') && target.select()}
    />
  )
}

const inputTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
}

/** All kinds of identity cards are one choice. */
const toChosen = ({ name }: Field, value: string) =>
  name === 'documentType' && identityCards.includes(value as DocumentType) ? 'I' : value

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/** The hotel's own label, or ours with a capital letter. */
function useLabel(): (field: Field, name: string) => string {
  const { language } = useTexts()
  return ({ label }, name) => {
    const own = (label as Readonly<Record<string, string | undefined>>)[language]
    return own || name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}

const optionKeys: Readonly<Record<Exclude<ShortList, 'languages'>, string>> = {
  genders: 'option.gender',
  documentTypes: 'option.documentType',
  relationships: 'option.relationship',
}

const isShortList = (source: SelectSource | undefined): source is ShortList =>
  source !== undefined && source in optionValues

/** Undefined if the value is typed. */
function useOptions(field: Field, guest: Guest): readonly Choice[] | undefined {
  const { say, language } = useTexts()
  const places = usePlaces(field, guest)
  const source = field.selectSource
  if (!isShortList(source)) return places
  if (source === 'languages')
    return optionValues.languages.map((one) => ({ value: one, name: getLanguageName(one, language) }))
  return optionValues[source].map((value) => {
    const key = `${optionKeys[source]}.${value}`
    return { value, name: isWordKey(key) ? say(key) : value }
  })
}

/** The places of a country that has an official list; elsewhere they are typed. */
function usePlaces({ name }: Field, guest: Guest): readonly Choice[] | undefined {
  const context = getPlaceContext(name)
  const read = (from: string | undefined) => {
    const value = from && (guest as Readonly<Record<string, unknown>>)[from]
    return typeof value === 'string' ? value : undefined
  }
  const country = read(context?.country)
  const region = read(context?.region)
  const isKnown =
    context !== undefined && country !== undefined && (context.region === undefined || region !== undefined)
  const { data } = useLoad(
    listFormPlaces,
    { query: { country: country ?? 'ESP', ...(context?.region && region && { region }) } },
    { when: isKnown },
  )
  if (!isKnown || !data || data.places.length === 0) return undefined
  return data.places.map((place) => ({ value: place.code, name: place.name }))
}
