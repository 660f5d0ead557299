import type { DocumentType, Guest } from '../guest/guest.ts'
import { cleanDocumentNumber } from './document-number.ts'
import { isSameName } from './same-name.ts'
import { splitSurname, twoSurnames } from './split-surname.ts'

/** What a document says of its holder. Days are YYYY-MM-DD; what the document does not tell is absent. */
export interface ScannedDocument {
  readonly documentNumber: string
  /** Empty for a holder who has one name only. */
  readonly firstName: string
  readonly lastName: string
  readonly secondLastName?: string | undefined
  readonly birthDate?: string | undefined
  readonly expiryDate?: string | undefined
  readonly issueDate?: string | undefined
  /** The issue date is a guess: no machine-readable zone carries one. */
  readonly issueDateDerived?: true | undefined
  readonly nationality?: string | undefined
  readonly gender?: 'M' | 'F' | undefined
  readonly issueCountry?: string | undefined
  readonly documentType?: DocumentType | undefined
  readonly supportNumber?: string | undefined
}

/** Facts of the document, not of its holder: false as soon as another document is on the table. */
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
  /** The form has a field of its own for the second surname. */
  readonly secondSurname?: boolean
  /** How the rest of the party writes its surnames: a family has one spelling. */
  readonly familySurnames?: readonly string[]
}

/**
 * The guest with what the scan has shown. Where the scan is silent, what was known stays; the reservation's spelling stays
 * too where it is the same name, because machines write MUELLER for Müller.
 */
export function guestFrom(scanned: ScannedDocument, guest: Guest, form: Form = {}): Guest {
  const named = form.secondSurname ? surnamesOf(scanned, guest) : scanned
  const { issueDateDerived: _, ...before } = isAnother(scanned, guest) ? without(guest, documentFacts) : guest
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
 * Both surnames where the form has a field for each. A reservation that has them together, or parted elsewhere than a machine would,
 * knows them better than the document, whose capitals have neither accents nor borders.
 */
function surnamesOf(scanned: ScannedDocument, { lastName = '', secondLastName = '' }: Guest): ScannedDocument {
  const booked = [lastName, secondLastName].filter(Boolean).join(' ')
  const shown = [scanned.lastName, scanned.secondLastName].filter(Boolean).join(' ')
  if (booked === '' || !isSameName(booked, shown)) return splitSurname(scanned)
  if (secondLastName) return { ...scanned, lastName, secondLastName }
  const two = scanned.nationality === 'ESP' ? twoSurnames(booked) : undefined
  return { ...scanned, lastName: booked, ...two }
}

/** For a scan from the beginning: what the guest gave is forgotten; who they are to the hotel stays. */
export function emptied(guest: Guest): Guest {
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
    // The match was with the picture on the document that is given up.
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

function isAnother(scanned: ScannedDocument, { documentNumber }: Guest): boolean {
  return documentNumber !== undefined && cleanDocumentNumber(documentNumber) !== scanned.documentNumber
}

function without(guest: Guest, names: readonly (keyof Guest)[]): Guest {
  return Object.fromEntries(Object.entries(guest).filter(([name]) => !names.some((one) => one === name))) as Guest
}
