import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getFieldKind, type LostCodeFieldName, type LostCodeIssue } from '@foyer/domain/lost-code/lost-code-fields.ts'
import { DateField } from '../../parts/date-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'

interface LostCodeFieldProps {
  readonly name: LostCodeFieldName
  readonly mandatory: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly issue: LostCodeIssue | undefined
}

/** Input attributes of each kind of field. */
const boxes = {
  text: { type: 'text', autoCapitalize: 'words' },
  email: { type: 'email', autoCapitalize: 'off', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
} as const

export function LostCodeField({ name, mandatory, value, onChange, issue }: LostCodeFieldProps) {
  const { label, language } = useSite()
  const words = { 'required-error': label('field.required'), 'invalid-error': label('lost-code.invalid') }
  const kind = getFieldKind(name)
  const field = {
    label: label(`lost-code.field.${name}`),
    value,
    onChange,
    issue: issue && words[issue],
    required: mandatory,
    ...(!mandatory && { optionalMark: label('field.optional') }),
  }
  const part = (one: 'day' | 'month' | 'year') => ({
    label: label(`field.${one}`),
    placeholder: label(`field.${one}.placeholder`),
  })
  if (kind === 'date')
    return (
      <DateField
        {...field}
        locale={getLocale(language)}
        parts={{ day: part('day'), month: part('month'), year: part('year') }}
      />
    )
  return <TextField {...field} {...boxes[kind]} name={name} maxLength={120} autoComplete="off" />
}
