import { findTypedLicenceIssues, type TypedLicence } from '@foyer/domain/drivers/typed-licence.ts'
import { useState } from 'react'

/** The typed data of a licence, validated with the server's rules. */
export function useTypedLicence(returnDay: string, send: (typed: TypedLicence) => Promise<void>) {
  const [values, setValues] = useState<TypedLicence>({ number: '', country: '', validUntil: '' })
  const [tried, setTried] = useState(false)
  const issues = findTypedLicenceIssues(values, returnDay)
  return {
    values,
    issueOf: (field: keyof TypedLicence) => (tried ? issues.find((one) => one.field === field)?.issue : undefined),
    type: (field: keyof TypedLicence) => (value: string) => setValues((before) => ({ ...before, [field]: value })),
    async submit(): Promise<void> {
      setTried(true)
      if (issues.length === 0) await send(values)
    },
  }
}
