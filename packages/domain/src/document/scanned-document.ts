import type { DocumentType, Guest } from '../guest/guest.ts'
import { cleanDocumentNumber } from './document-number.ts'
import { isSameName } from './same-name.ts'
import { splitSurname, splitTwoSurnames } from './split-surname.ts'

/** The holder's data as read from a document. Dates are YYYY-MM-DD; missing values are absent. */
export interface ScannedDocument {
  readonly documentNumber: string
  /** Empty if the holder has only one name. */
  readonly firstName: string
  readonly lastName: string
  readonly secondLastName?: string | undefined
  readonly birthDate?: string | undefined
  readonly expiryDate?: string | undefined
  readonly issueDate?: string | undefined
  /** The issue date is derived, because no machine-readable zone contains one. */
  readonly issueDateDerived?: true | undefined
  readonly nationality?: string | undefined
  readonly gender?: 'M' | 'F' | undefined
  readonly issueCountry?: string | undefined
  readonly documentType?: DocumentType | undefined
  readonly supportNumber?: string | undefined
}

/**
 * Facts about the document rather than its holder; they no longer apply when another document is
 * scanned.
 */
export const documentFacts = [
  'documentNumber',
  'documentType',
  'supportNumber',
  'issueDate',
  'issueDateDerived',
  'expiryDate',
  'issueCountry',
  'manual',
  'typingReason',
  'hasDocumentFace',
] as const satisfies readonly (keyof Guest)[]

interface Form {
  /** Whether the form has a separate field for the second surname. */
  readonly secondSurname?: boolean
  /** The surnames of the rest of the party: a family uses the same spelling. */
  readonly familySurnames?: readonly string[]
}

/**
 * Returns the guest with the scanned values. Values missing in the scan stay, and so does the
 * reservation's spelling of the same name, because machines write MUELLER for Müller.
 */
export function applyScannedDocument(scanned: ScannedDocument, guest: Guest, form: Form = {}): Guest {
  const named = form.secondSurname ? resolveSurnames(scanned, guest) : scanned
  const { issueDateDerived: _, ...before } = isOtherDocument(scanned, guest) ? omitFields(guest, documentFacts) : guest
  const read = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== ''))
  const spelled = (['firstName', 'lastName', 'secondLastName'] as const).flatMap((name) => {
    const shown = named[name]
    const others = name === 'lastName' ? (form.familySurnames ?? []) : []
    const known = [guest[name] ?? '', ...others].find((one) => one && shown && isSameName(one, shown))
    return known ? [[name, known]] : []
  })
  return { ...before, ...read, ...Object.fromEntries(spelled), manual: false }
}

/**
 * Splits both surnames if the form has two fields. A reservation with the same surnames is more
 * reliable than the document, which has neither accents nor separators.
 */
function resolveSurnames(scanned: ScannedDocument, { lastName = '', secondLastName = '' }: Guest): ScannedDocument {
  const booked = [lastName, secondLastName].filter(Boolean).join(' ')
  const shown = [scanned.lastName, scanned.secondLastName].filter(Boolean).join(' ')
  if (booked === '' || !isSameName(booked, shown)) return splitSurname(scanned)
  if (secondLastName) return { ...scanned, lastName, secondLastName }
  const two = scanned.nationality === 'ESP' ? splitTwoSurnames(booked) : undefined
  return { ...scanned, lastName: booked, ...two }
}

/** Clears what the guest gave, before scanning from the start; the hotel's own data stays. */
export function clearGuest(guest: Guest): Guest {
  const { id, customerId, index, main, adult, signatureState, authorized } = guest
  const { editable, blockFilledFields, askForIssueDate, scanConsent, faceConsent, version } = guest
  return {
    id,
    ...(customerId !== undefined && { customerId }),
    index,
    main,
    ...(adult !== undefined && { adult }),
    state: 'incomplete',
    signatureState,
    // The match used the picture on the discarded document.
    faceMatched: false,
    authorized,
    editable,
    blockFilledFields,
    askForIssueDate,
    ...(version !== undefined && { version }),
    ...(scanConsent !== undefined && { scanConsent }),
    ...(faceConsent !== undefined && { faceConsent }),
  }
}

function isOtherDocument(scanned: ScannedDocument, { documentNumber }: Guest): boolean {
  return documentNumber !== undefined && cleanDocumentNumber(documentNumber) !== scanned.documentNumber
}

function omitFields(guest: Guest, names: readonly (keyof Guest)[]): Guest {
  return Object.fromEntries(Object.entries(guest).filter(([name]) => !names.some((one) => one === name))) as Guest
}
