import { formatLicenseCode } from '@foyer/domain/device/license-code.ts'
import { useEffect, useRef } from 'react'
import { TextField } from '../../parts/text-field.tsx'

interface LicenseCodeFieldProps {
  label: string
  value: string
  issue: string | undefined
  onChange: (value: string) => void
}

/** Inserts the dashes automatically. */
export function LicenseCodeField({ label, value, issue, onChange }: LicenseCodeFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])

  function type(typed: string) {
    onChange(formatLicenseCode(typed))
    // Keeps the caret after the typed character, even if a dash was inserted before it.
    const caret = formatLicenseCode(typed.slice(0, box.current?.selectionStart ?? typed.length)).length
    queueMicrotask(() => box.current?.setSelectionRange(caret, caret))
  }

  return (
    <TextField
      ref={box}
      name="licenseCode"
      label={label}
      value={value}
      onChange={type}
      issue={issue}
      placeholder="____-____-____-____"
      required
      autoCapitalize="characters"
      inputMode="none"
      dir="ltr"
    />
  )
}
