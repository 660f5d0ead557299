import type { FieldKind } from '@foyer/domain/fields/field.ts'
import { type ComponentType, lazy } from 'react'
import type { KindProps } from './kind-props.ts'
import { CheckboxKind } from './kinds/checkbox-kind.tsx'
import { DateKind } from './kinds/date-kind.tsx'
import { EmailKind } from './kinds/email-kind.tsx'
import { PostalCodeKind } from './kinds/postal-code-kind.tsx'
import { TextKind } from './kinds/text-kind.tsx'
import { YesNoKind } from './kinds/yes-no-kind.tsx'

/** How each kind of configured field looks. What needs a list to choose from is heavy and comes when it is first shown. */
export const kinds = {
  text: TextKind,
  email: EmailKind,
  postalCode: PostalCodeKind,
  date: DateKind,
  checkbox: CheckboxKind,
  yesno: YesNoKind,
  select: lazy(async () => ({ default: (await import('./kinds/select-kind.tsx')).SelectKind })),
  time: lazy(async () => ({ default: (await import('./kinds/time-kind.tsx')).TimeKind })),
  country: lazy(async () => ({ default: (await import('./kinds/country-kind.tsx')).CountryKind })),
  phone: lazy(async () => ({ default: (await import('./kinds/phone-kind.tsx')).PhoneKind })),
} satisfies Record<FieldKind, ComponentType<KindProps>>
