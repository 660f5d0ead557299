import { stayParts } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { WalkIn } from './use-walk-in.ts'

interface StayFieldsProps {
  readonly walkIn: WalkIn
  readonly asksCode: boolean
}

/** Nights and people, the name where the hotel requires it, and a promotional code. */
export function StayFields({ walkIn, asksCode }: StayFieldsProps) {
  const { label } = useSite()
  const text = label.on('walk-in')
  const { draft } = walkIn
  return (
    <>
      {stayParts.map((part) => {
        const { min, max } = walkIn.rangeOf(part)
        const value = draft.stay[part]
        if (max === 0) return undefined
        return (
          <Stepper
            key={part}
            name={part}
            label={text(part)}
            words={text(`${part}.count`, { count: value })}
            fewer={text(`${part}.fewer`)}
            more={text(`${part}.more`)}
            {...{ value, min, max }}
            onChange={(next) => walkIn.count(part, next)}
          />
        )
      })}
      {walkIn.asksName && (
        <FieldGrid>
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={label(`field.${name}`)}
              value={draft[name]}
              onChange={(value) => walkIn.type({ [name]: value })}
              issue={walkIn.isMissing(name) ? label('field.required') : undefined}
              autoCapitalize="words"
              maxLength={120}
              required
            />
          ))}
        </FieldGrid>
      )}
      {asksCode && (
        <TextField
          name="promotionalCode"
          label={text('code')}
          optionalMark={label('field.optional')}
          value={draft.code}
          onChange={(code) => walkIn.type({ code })}
          issue={walkIn.wrongCode ? text('code.wrong') : undefined}
          autoCapitalize="characters"
          maxLength={40}
        />
      )}
    </>
  )
}
