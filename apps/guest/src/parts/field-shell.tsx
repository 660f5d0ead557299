import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import ScanSearch from 'lucide-react/icons/scan-search'
import { type ReactNode, useId } from 'react'
import css from './field-shell.module.css'

export type FieldState = 'error' | 'good' | 'doubtful'

/** The props that all fields share. */
export interface FieldProps<Value = string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  onLeave?: () => void
  /** The issue as text. */
  issue?: string | undefined
  state?: FieldState | undefined
  hint?: ReactNode
  /** Shown next to the label of an optional field. */
  optionalMark?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** Attributes that link the control inside a shell to its label and notes. */
export interface ControlIds {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: true | undefined
}

interface ShellProps extends Pick<FieldProps, 'label' | 'issue' | 'state' | 'hint' | 'optionalMark'> {
  /** Several controls under one name, such as a date: a fieldset with a legend. */
  grouped?: boolean
  /** Shown below the label of a doubtful field: the picture of what was read. */
  proof?: ReactNode
  disabled?: boolean | undefined
  children: (ids: ControlIds) => ReactNode
}

const stateIcons = { error: CircleAlert, good: CircleCheck, doubtful: null } as const

/** Label above, note below; text and shape show the state as well as colour. */
export function FieldShell({
  label,
  issue,
  state,
  hint,
  optionalMark,
  grouped,
  proof,
  disabled,
  children,
}: ShellProps) {
  const id = useId()
  const shown = state ?? (issue ? 'error' : undefined)
  const note = issue ?? hint
  const noteId = `${id}-note`
  const labelId = `${id}-label`
  const Icon = shown && stateIcons[shown]
  const Box = grouped ? 'fieldset' : 'div'
  const words = (
    <>
      {shown === 'doubtful' && <ScanSearch />}
      <span>
        {label}
        {optionalMark && <span className={css['optional']}>{optionalMark}</span>}
      </span>
    </>
  )
  return (
    <Box className={css['field']} data-state={shown} data-disabled={disabled || undefined}>
      {grouped ? (
        <legend id={labelId} className={css['label']}>
          {words}
        </legend>
      ) : (
        <label id={labelId} htmlFor={id} className={css['label']}>
          {words}
        </label>
      )}
      {proof && <div className={css['proof']}>{proof}</div>}
      {children({
        id,
        labelId,
        describedBy: note ? noteId : undefined,
        invalid: shown === 'error' || undefined,
      })}
      <div id={noteId} className={css['note']} aria-live="polite">
        {note && (
          <>
            {Icon && <Icon />}
            <span>{note}</span>
          </>
        )}
      </div>
    </Box>
  )
}
