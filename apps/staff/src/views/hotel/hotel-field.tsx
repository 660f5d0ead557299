import { noShowCharges } from '@foyer/domain/config/no-show.ts'
import { HIDDEN } from '@foyer/domain/config/secrets.ts'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { type Choice, listCountries, listCurrencies, listTimeZones } from '../../parts/world.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { FieldKind, FieldPath } from './fields.ts'
import styles from './hotel.module.css'
import type { HotelForm } from './use-hotel.ts'

interface FieldProps {
  path: FieldPath
  kind: FieldKind
  form: HotelForm
}

interface Filled {
  label: string
  hint: string | undefined
  issue: string | undefined
  value: string
  onText: (text: string) => void
  language: string
}

const typed = (given: Filled) => ({
  label: given.label,
  hint: given.hint,
  issue: given.issue,
  value: given.value,
  autoComplete: 'off',
  onChange: (event: { target: { value: string } }) => given.onText(event.target.value),
})

function choice(given: Filled, options: readonly Choice[]) {
  const { label, hint, issue, value, onText } = given
  return (
    <SelectField label={label} hint={hint} issue={issue} value={value} onChange={(event) => onText(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}

const kinds: Record<Exclude<FieldKind, 'switch' | 'days' | 'hour' | 'charge'>, (given: Filled) => ReactNode> = {
  text: (given) => <TextField {...typed(given)} />,
  email: (given) => <TextField {...typed(given)} inputMode="email" />,
  time: (given) => <TextField {...typed(given)} placeholder="07:30" inputMode="numeric" maxLength={5} />,
  password: ({ label, value, hint, issue, onText }) => (
    <PasswordField kind="new-password" label={label} value={value} hint={hint} issue={issue} onType={onText} />
  ),
  country: (given) => choice(given, listCountries(given.language)),
  currency: (given) => choice(given, listCurrencies(given.language)),
  timeZone: (given) => choice(given, listTimeZones(given.value)),
}

/** One field of the form, of any kind: its label, its value and its error. */
export function HotelField({ path, kind, form }: FieldProps) {
  const { say, language } = useTexts()
  const label = say(`hotel.field.${path}`)
  const isWrong = form.issues.some((issue) => issue.path === path || path.startsWith(`${issue.path}.`))
  const value = form.valueOf(path)
  if (kind === 'switch')
    return (
      <CheckField
        label={label}
        {...(path === 'reporting' && { hint: say('hotel.reporting.hint') })}
        checked={value === true}
        onChange={(event) => form.set(path, event.target.checked)}
      />
    )
  const issue = isWrong ? say(`hotel.issue.${kind}`) : undefined
  if (kind === 'days' || kind === 'hour')
    return (
      <TextField
        label={label}
        issue={issue}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
        onChange={({ target }) => form.set(path, /^\d+$/.test(target.value) ? Number(target.value) : target.value)}
      />
    )
  if (kind === 'charge') {
    const options = noShowCharges.map((charge) => ({ value: charge, name: say(`hotel.noShow.${charge}`) }))
    const onText = (text: string) => form.set(path, text)
    return choice({ label, issue, language, hint: undefined, value: String(value ?? ''), onText }, options)
  }
  const isSet = kind === 'password' && value === HIDDEN
  const shown = kinds[kind]({
    label,
    issue,
    language,
    hint: isSet ? say('hotel.password.set') : undefined,
    value: isSet || typeof value !== 'string' ? '' : value,
    onText: (text) => form.set(path, text),
  })
  if (!isSet) return shown
  return (
    <div className={styles['secret']}>
      {shown}
      <Button
        look="quiet"
        aria-label={say('hotel.password.remove', { name: label })}
        onClick={() => form.set(path, '')}
      >
        {say('hotel.remove')}
      </Button>
    </div>
  )
}
