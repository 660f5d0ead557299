import { useEffect, useRef } from 'react'
import { TextField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import styles from './second-factor.module.css'

interface CodeFieldProps {
  label: string
  value: string
  onType: (code: string) => void
  issue: string | undefined
  /** A recovery code has letters. */
  recovery?: boolean
  /** Takes the focus when it appears. */
  first?: boolean
}

/** One field, not six: phones and password managers fill it in, and screen readers read it whole. */
export function CodeField({ label, value, onType, issue, recovery = false, first = false }: CodeFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first) box.current?.querySelector('input')?.focus()
  }, [first])
  return (
    <div ref={box} className={styles['code']}>
      <TextField
        tall
        label={label}
        value={value}
        issue={issue}
        onChange={(event) => onType(event.target.value)}
        spellCheck={false}
        {...(recovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 }
          : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 })}
      />
      {issue && (
        <span role="alert" className={words['sr']}>
          {issue}
        </span>
      )}
    </div>
  )
}

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(' ', ''))
