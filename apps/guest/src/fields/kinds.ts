import type { FieldKind } from '@foyer/domain/fields/field.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import type { ComponentType } from 'react'
import type { KindProps } from './kind-props.ts'
import { CheckboxKind } from './kinds/checkbox-kind.tsx'
import { DateKind } from './kinds/date-kind.tsx'
import { EmailKind } from './kinds/email-kind.tsx'
import { TextKind } from './kinds/text-kind.tsx'
import { YesNoKind } from './kinds/yes-no-kind.tsx'

/** Kinds with a list of choices are large, so they load only when a form needs them. */
const lists = {
  select: lazyPart(async () => (await import('./kinds/list-kinds.ts')).SelectKind),
  time: lazyPart(async () => (await import('./kinds/list-kinds.ts')).TimeKind),
  country: lazyPart(async () => (await import('./kinds/list-kinds.ts')).CountryKind),
  postalCode: lazyPart(async () => (await import('./kinds/list-kinds.ts')).PostalCodeKind),
  phone: lazyPart(async () => (await import('./kinds/list-kinds.ts')).PhoneKind),
}

/** The component for each kind of configured field. */
export const kinds = {
  text: TextKind,
  email: EmailKind,
  date: DateKind,
  checkbox: CheckboxKind,
  yesno: YesNoKind,
  ...lists,
} satisfies Record<FieldKind, ComponentType<KindProps>>

/** Preloads the fields of a later step, so that nothing moves there while a guest taps. */
export function preloadKinds(fields: readonly { readonly type: FieldKind }[]): void {
  for (const { type } of fields) {
    if (type in lists) lists[type as keyof typeof lists].preload()
  }
}
