import { SelectField, TextField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

const PATH = 'folio.closing'
const DEFAULT_TIME = '03:00'

const choices = {
  hand: 'hand',
  at: { at: DEFAULT_TIME },
  off: 'off',
} as const
type Choice = keyof typeof choices
const names = Object.keys(choices) as readonly Choice[]

/** Whether the day is closed by hand, at a time or not at all. */
export function ClosingSection({ form }: { form: HotelForm }) {
  const { say } = useTexts()
  const value = form.valueOf(PATH)
  const chosen = names.find((name) => name === value) ?? 'at'
  const time = form.valueOf(`${PATH}.at`)
  const isWrong = form.issues.some(({ path }) => path === PATH || path.startsWith(`${PATH}.`))
  return (
    <Section name="closing">
      <SelectField
        label={say('hotel.field.folio.closing')}
        value={chosen}
        onChange={({ target }) => form.set(PATH, choices[target.value as Choice])}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {say(`hotel.closing.${name}`)}
          </option>
        ))}
      </SelectField>
      {chosen === 'at' && (
        <TextField
          label={say('hotel.field.folio.closing.at')}
          issue={isWrong ? say('hotel.issue.time') : undefined}
          placeholder={DEFAULT_TIME}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typeof time === 'string' ? time : ''}
          onChange={({ target }) => form.set(PATH, { at: target.value })}
        />
      )}
    </Section>
  )
}
