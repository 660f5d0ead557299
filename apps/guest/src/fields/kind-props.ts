import type { SelectOption } from '@foyer/contract/select.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { Label } from '@foyer/domain/config/labels.ts'
import type { Field } from '@foyer/domain/fields/field.ts'
import type { ReactNode } from 'react'
import type { Option } from '../parts/option-row.tsx'

export type FieldValue = string | boolean
/** By the inner names of a guest; what was not given is absent. */
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>

/** What a form knows beyond its fields; a screen hands it in. */
export interface Lookups {
  readonly label: Label
  readonly language: Language
  /** What a select offers; undefined where there is no list, and the guest types instead. */
  options(field: Field): readonly Option[] | undefined
  /** In the guest's language; empty while they load. */
  readonly countries: readonly SelectOption[]
  /** Whose prefix a telephone begins with, until the guest has said where they are from. */
  readonly hotelCountry?: string
  /** Whether the browser may fill in what it knows of its owner. */
  readonly fillsItself: boolean
}

/** What every kind of field gets, and no more. */
export interface KindProps {
  readonly field: Field
  readonly label: string
  readonly value: FieldValue | undefined
  readonly values: FieldValues
  readonly onChange: (value: FieldValue) => void
  /** Of this field and of others that go with it. */
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

/** The part of them that all of our parts understand. */
export function shared(props: KindProps) {
  const { field, label, onLeave, issue, hint, optionalMark, required, disabled, readOnly } = props
  return { name: field.name, label, onLeave, issue, hint, optionalMark, required, disabled, readOnly }
}

export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
