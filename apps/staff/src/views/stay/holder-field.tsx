import type { IssueKey } from '@foyer/domain/fields/issues.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { listCountries } from '../../parts/world.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

interface HolderFieldProps {
  readonly field: { readonly name: string; readonly label: string; readonly required: boolean }
  readonly value: string
  readonly issue: IssueKey | undefined
  /** Optional, if absent and not required. */
  readonly hint?: string | undefined
  readonly maxLength?: number
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** One fact about the holder of an invoice or a payer. */
export function HolderField({ field, value, issue, hint, maxLength = 200, onChange, onBlur }: HolderFieldProps) {
  const { say, language } = useTexts()
  const { name, label, required } = field
  const shared = {
    label,
    hint: hint ?? (required ? undefined : say('holder.optional')),
    issue: issue && say(`issue.${issue}`),
    value,
    onBlur,
  }
  if (name !== 'country')
    return <TextField {...shared} maxLength={maxLength} onChange={(event) => onChange(event.target.value)} />
  return (
    <SelectField {...shared} onChange={(event) => onChange(event.target.value)}>
      <option value="">{say('holder.country.choose')}</option>
      {listCountries(language).map((country) => (
        <option key={country.value} value={country.value}>
          {country.name}
        </option>
      ))}
    </SelectField>
  )
}
