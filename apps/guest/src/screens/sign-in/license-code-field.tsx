import { layOutLicenseCode } from '@foyer/domain/device/license-code.ts'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import { useEffect, useRef } from 'react'

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
    const next = layOutLicenseCode(typed)
    onChange(next)
    // Whoever writes at the end stays there, although a dash has come in between.
    if (next.startsWith(value) || value.startsWith(next)) {
      queueMicrotask(() => box.current?.setSelectionRange(next.length, next.length))
    }
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
