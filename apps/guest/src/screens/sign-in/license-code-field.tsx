import { layOutLicenseCode } from '@foyer/domain/device/license-code.ts'
import { useEffect, useRef } from 'react'
import { TextField } from '../../parts/text-field.tsx'

interface LicenseCodeFieldProps {
  label: string
  value: string
  issue: string | undefined
  onChange: (value: string) => void
}

/** The dashes come by themselves. */
export function LicenseCodeField({ label, value, issue, onChange }: LicenseCodeFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])

  function type(typed: string) {
    onChange(layOutLicenseCode(typed))
    // Whoever writes stays behind what they wrote, wherever that is and although a dash has come in between.
    const caret = layOutLicenseCode(typed.slice(0, box.current?.selectionStart ?? typed.length)).length
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
