import type { SelectOption } from '@foyer/contract/select.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { Label } from '@foyer/domain/config/labels.ts'
import type { Field } from '@foyer/domain/fields/field.ts'
import type { ReactNode } from 'react'
import type { Option } from '../parts/option-row.tsx'

export type FieldValue = string | boolean
/** Values by the guest's internal field names; a missing value is absent. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>

/** Data that a form needs beyond its fields; the screen provides it. */
export interface Lookups {
  readonly label: Label
  readonly language: Language
  /** The choices of a select; undefined if there is no list and the guest types the value. */
  options(field: Field): readonly Option[] | undefined
  /** In the guest's language; empty while loading. */
  readonly countries: readonly SelectOption[]
  /** Supplies the default phone prefix until the guest's country is known. */
  readonly hotelCountry?: string
  /** Whether the browser may autofill its owner's data. */
  readonly fillsItself: boolean
}

/** The props that every kind of field gets. */
export interface KindProps {
  readonly field: Field
  readonly label: string
  readonly value: FieldValue | undefined
  readonly values: FieldValues
  readonly onChange: (value: FieldValue) => void
  /** Changes this field together with related ones. */
  readonly onFill: (changes: FieldValues) => void
  readonly onLeave: () => void
  readonly issue: string | undefined
  readonly hint: ReactNode
  readonly optionalMark: string | undefined
  readonly required: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly lookups: Lookups
}

/** The subset of props that all components accept. */
export function toSharedProps(props: KindProps) {
  const { field, label, onLeave, issue, hint, optionalMark, required, disabled, readOnly } = props
  return { name: field.name, label, onLeave, issue, hint, optionalMark, required, disabled, readOnly }
}

export function toText(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
