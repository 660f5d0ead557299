import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

interface Shell {
  label: string
  hint?: string | undefined
  /** The error message, as a sentence. */
  issue?: string | undefined
  wide?: boolean
  tall?: boolean
  /** A short note at the end of the label's line. */
  mark?: ReactNode
}

type TextProps = Shell & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & { after?: ReactNode }

export function TextField({ label, hint, issue, wide, tall, mark, after, ...rest }: TextProps) {
  const id = useId()
  return (
    <FieldShell id={id} label={label} hint={hint} issue={issue} wide={wide ?? false} mark={mark}>
      <span className={styles['inner']}>
        <input
          {...rest}
          id={id}
          className={`${styles['field']} ${tall ? styles['tall'] : ''} ${after ? styles['withAfter'] : ''}`}
          aria-invalid={issue ? true : undefined}
          aria-describedby={hint || issue ? `${id}-about` : undefined}
        />
        {after && <span className={styles['after']}>{after}</span>}
      </span>
    </FieldShell>
  )
}

type AreaProps = Shell & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

export function AreaField({ label, hint, issue, wide, mark, tall: _, ...rest }: AreaProps) {
  const id = useId()
  return (
    <FieldShell id={id} label={label} hint={hint} issue={issue} wide={wide ?? false} mark={mark}>
      <textarea
        {...rest}
        id={id}
        className={`${styles['field']} ${styles['area']}`}
        aria-invalid={issue ? true : undefined}
        aria-describedby={hint || issue ? `${id}-about` : undefined}
      />
    </FieldShell>
  )
}

type SelectProps = Shell & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> & { children: ReactNode }

export function SelectField({ label, hint, issue, wide, tall, mark, children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <FieldShell id={id} label={label} hint={hint} issue={issue} wide={wide ?? false} mark={mark}>
      <select
        {...rest}
        id={id}
        className={`${styles['field']} ${styles['select']} ${tall ? styles['tall'] : ''}`}
        aria-invalid={issue ? true : undefined}
        aria-describedby={hint || issue ? `${id}-about` : undefined}
      >
        {children}
      </select>
    </FieldShell>
  )
}

interface FieldShellProps {
  id: string
  label: string
  hint: string | undefined
  issue: string | undefined
  wide: boolean
  mark: ReactNode
  children: ReactNode
}

function FieldShell({ id, label, hint, issue, wide, mark, children }: FieldShellProps) {
  return (
    <div className={`${styles['shell']} ${wide ? styles['wide'] : ''}`}>
      <span className={styles['top']}>
        <label htmlFor={id}>{label}</label>
        {mark}
      </span>
      {children}
      {(issue || hint) && (
        <p id={`${id}-about`} className={issue ? styles['issue'] : styles['hint']}>
          {issue ?? hint}
        </p>
      )}
    </div>
  )
}

type CheckProps = { label: string; hint?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'type'
>

export function CheckField({ label, hint, ...rest }: CheckProps) {
  const id = useId()
  return (
    <div className={styles['check']}>
      <input {...rest} id={id} type="checkbox" aria-describedby={hint ? `${id}-about` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-about`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}
