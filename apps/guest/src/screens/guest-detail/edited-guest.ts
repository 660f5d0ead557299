import { getGuestFields, listFormFields } from '@foyer/domain/completion/check-guest.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { identityCards } from '@foyer/domain/document/document-type.ts'
import { clearGuest } from '@foyer/domain/document/scanned-document.ts'
import { type Field, type GuestFieldName, guestFieldNames } from '@foyer/domain/fields/field.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { reportedReasons } from '@foyer/domain/guest/reported-reasons.ts'
import type { FieldValues } from '../../fields/kind-props.ts'
import { toInitialValues, toTypedGuest, withoutPartialDates } from './guest-values.ts'
import { splitIntoSteps } from './split-into-steps.ts'
import type { Draft } from './use-draft.ts'

/**
 * A guest as the forms see it: what is known, what was typed over it, and the fields that follow
 * from both.
 */
export interface EditedGuest {
  /** As known from the hotel or the document. */
  readonly known: Guest
  readonly fields: readonly Field[]
  readonly values: FieldValues
  readonly typed: Guest
  readonly shown: readonly ShownField[]
  readonly steps: ReturnType<typeof splitIntoSteps>
}

export function toEditedGuest(
  guest: Guest,
  draft: Draft,
  { site, today, party }: { site: Pick<Site, 'fields' | 'policies'>; today: string; party: readonly Guest[] },
): EditedGuest {
  const policy = site.policies.guests
  const known = draft.given ? { ...clearGuest(guest), ...draft.given } : withoutMask(guest)
  const fields = getGuestFields(known, site.fields)
  const values = withDefaultCountries({ ...toInitialValues(known, fields), ...draft.changes }, fields)
  const looked = { ...toTypedGuest(known, values, policy), ...toEntryMode(known, draft, site.fields.document) }
  const shown = listFormFields(withoutPartialDates(looked), { fields, others: party, policy, today })
  return {
    known,
    fields,
    values: { ...values, documentType: looked.documentType },
    typed: looked,
    shown,
    steps: splitIntoSteps(shown, site.fields.document, policy),
  }
}

/**
 * Preselects the nationality as country of residence, and as the one that issued an identity card,
 * until the guest changes it.
 */
function withDefaultCountries(values: FieldValues, fields: readonly Field[]): FieldValues {
  const { nationality, documentType } = values
  const isCard = identityCards.some((type) => type === documentType)
  const follows = (name: string) => values[name] === undefined && fields.some((field) => field.name === name)
  return {
    ...values,
    ...(nationality && follows('country') && { country: nationality }),
    ...(nationality && isCard && follows('issueCountry') && { issueCountry: nationality }),
  }
}

/** Masked values can't prefill a form: of a masked guest only the visible names are used. */
function withoutMask(guest: Guest): Guest {
  const { firstName, lastName, secondLastName } = guest
  return guest.masked ? { ...clearGuest(guest), firstName, lastName, secondLastName } : guest
}

/** How the document data was entered. A date typed by the guest is not a derived one. */
function toEntryMode(
  { manual, issueDateDerived }: Guest,
  { changes, typing }: Draft,
  documentFields: readonly Field[],
): Pick<Guest, 'manual' | 'issueDateDerived' | 'typingReason'> {
  const isTyped = typing || documentFields.some(({ name }) => name in changes)
  return {
    ...(manual === false ? { manual } : isTyped ? { manual: true } : manual !== undefined && { manual }),
    issueDateDerived: issueDateDerived && !('issueDate' in changes) ? true : undefined,
    typingReason: reportedReasons.find((told) => told === typing),
  }
}

const draftedFields: readonly (keyof Guest)[] = [...guestFieldNames, 'manual', 'hasDocumentFace', 'issueDateDerived']

/** The guest's values that a draft stores instead of the hotel's data. */
export function selectDraftedFields(guest: Guest): Partial<Guest> {
  return Object.fromEntries(draftedFields.flatMap((name) => (guest[name] === undefined ? [] : [[name, guest[name]]])))
}

/** Fields that a reader can fill in from a document. */
export const readableFields = [
  'documentNumber',
  'firstName',
  'lastName',
  'secondLastName',
  'birthDate',
  'expiryDate',
  'issueDate',
  'nationality',
  'gender',
  'issueCountry',
  'documentType',
  'supportNumber',
] as const satisfies readonly GuestFieldName[]
