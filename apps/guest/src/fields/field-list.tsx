import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense } from 'react'
import css from './field-list.module.css'
import { FieldPlaceholder } from './field-placeholder.tsx'
import type { FieldValue, FieldValues, Lookups } from './kind-props.ts'
import { kinds } from './kinds.ts'

interface FieldListProps {
  /** The fields this guest sees, with required flags; computed by the domain's `selectFields`. */
  readonly fields: readonly ShownField[]
  readonly values: FieldValues
  /** The issues to show now. */
  readonly issues: readonly FieldIssue[]
  readonly lookups: Lookups
  readonly isLocked?: (name: string) => boolean
  /** A warning for a value that is worth checking but not invalid. */
  readonly noteOf?: (name: string) => string | undefined
  readonly onChange: (name: string, value: FieldValue) => void
  /** Sets several fields at once. If absent, a field can only change itself. */
  readonly onFill?: (changes: FieldValues) => void
  readonly onLeave?: (name: string) => void
}

/**
 * A configured field array as a form. It contains no
 * rules: fields, requirements and issues are passed in.
 */
export function FieldList(props: FieldListProps) {
  const { fields, values, issues, lookups, isLocked, noteOf, onChange, onFill, onLeave } = props
  const { label, language } = lookups

  /**
   * Fills only visible, editable fields, so that no
   * hidden value changes without the guest noticing.
   */
  function fill(changes: FieldValues): void {
    const isOpen = (name: string) =>
      fields.some(({ field, disabled }) => field.name === name && !disabled && !isLocked?.(name))
    onFill?.(Object.fromEntries(Object.entries(changes).filter(([name]) => isOpen(name))))
  }

  /** If the form has two surnames, the label of the first says so. */
  const hasSecondSurname = fields.some(({ field }) => field.name === 'secondLastName')
  const nameOf = (name: string) => (name === 'lastName' && hasSecondSurname ? 'field.lastName.first' : `field.${name}`)

  /** While both are empty, e-mail and phone share one hint and one issue, at the first of them. */
  const eitherOf = fields.filter(({ mandatory, reason }) => mandatory && reason === 'emailOrPhone')
  const [first, second] = eitherOf.map(({ field }) => field.name)
  const isSaidBefore = ({ field, issue }: FieldIssue) => issue === 'emailOrPhone' && field === second

  return (
    <div className={css['fields']}>
      {fields.map(({ field, mandatory, disabled }) => {
        const Kind = kinds[field.type]
        const found = issues.find((issue) => issue.field === field.name && !isSaidBefore(issue))
        const oneIsEnough = second && field.name === first && !found ? label('field.oneIsEnough') : undefined
        const words = found && label(`issue.${found.issue}`, { expected: found.expected ?? '' })
        const note = found?.warning ? words : noteOf?.(field.name)
        return (
          <div key={field.name} className={css['field']} data-field={field.name} data-kind={field.type}>
            <Suspense fallback={<FieldPlaceholder />}>
              <Kind
                field={field}
                label={field.label[language] ?? label(nameOf(field.name))}
                value={values[field.name]}
                values={values}
                onChange={(value: FieldValue) => onChange(field.name, value)}
                onFill={(changes: FieldValues) =>
                  onFill ? fill(changes) : onChange(field.name, changes[field.name] ?? '')
                }
                onLeave={() => onLeave?.(field.name)}
                issue={found?.warning ? undefined : words}
                hint={note ? <Warning>{note}</Warning> : oneIsEnough}
                optionalMark={mandatory || disabled ? undefined : label('field.optional')}
                required={mandatory}
                disabled={disabled}
                readOnly={isLocked?.(field.name) ?? false}
                lookups={lookups}
              />
            </Suspense>
          </div>
        )
      })}
    </div>
  )
}

/** A warning doesn't block the form, so it isn't in the error colour. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <span className={css['warning']}>
      <TriangleAlert />
      {children}
    </span>
  )
}
