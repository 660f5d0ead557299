import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { capitalizeName } from '@foyer/domain/document/capitalize-name.ts'
import { isAlreadyRegistered } from '@foyer/domain/document/duplicate-mrz.ts'
import { findNameDoubts, type NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import { applyScannedDocument, type ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Doubt } from '@foyer/vision/reading.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { SCANNER_TOASTS, useScannerToast } from '../../flows/document/use-scanner-toast.ts'
import { useDismissToasts } from '../../problems/toasts-context.tsx'
import { selectDraftedFields } from './edited-guest.ts'
import type { Capture } from './use-capture.ts'

/** What a picture showed in addition to the text. */
export interface PictureFindings {
  readonly face?: Pick<Guest, 'hasDocumentFace'>
  readonly unsure?: readonly Doubt[]
}

/** Fills the form with a document that was read. */
export function useFillFromDocument({ guest, party, draft: { edited }, scan, flow }: Capture) {
  const toast = useScannerToast()
  const settleToasts = useDismissToasts()
  const remove = useCall(removePreCheckin)

  async function take(document: ScannedDocument, { face, unsure = [] }: PictureFindings = {}): Promise<void> {
    const booked = { ...(guest.main && party.reservation.customer), ...guest }
    const isRegistered = isAlreadyRegistered(document, guest)
    if (isRegistered) await forgetEarlier()
    const { firstName, lastName, secondLastName } = guest
    const before = {
      ...edited.known,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(secondLastName && { secondLastName }),
    }
    const secondSurname = edited.fields.some(({ name }) => name === 'secondLastName')
    scan.note({ otherSide: undefined, askedToTurn: false })
    // The form shows that it was read, so earlier scanner toasts are dismissed.
    settleToasts(SCANNER_TOASTS)
    if (isRegistered) toast('guest_already_registered')
    const { customer, guests } = party.reservation
    const familySurnames = [customer, ...guests].flatMap((one) => one?.lastName ?? [])
    const read = applyScannedDocument(document, before, { secondSurname, familySurnames })
    const doubts = findNameDoubts(document, booked).map((doubt) => ({
      ...doubt,
      scanned: capitalizeName(doubt.scanned),
    }))
    // A name that matches the reservation was read correctly.
    const doubtful = unsure.filter(({ field }) => !isConfirmed(field, booked, doubts))
    flow.fill(selectDraftedFields({ ...read, ...toWrittenNames(read), ...face }), doubts, doubtful)
  }

  /**
   * Withdraws an earlier pre-check-in with this document. The scan continues even if that fails.
   */
  async function forgetEarlier(): Promise<void> {
    try {
      await remove.mutateAsync({ query: { reservation: party.reservation.reference, guestIndex: guest.index } })
    } catch (problem) {
      reportError(problem)
    }
  }

  return take
}

function isConfirmed(field: string, booked: Partial<Guest>, doubts: readonly NameDoubt[]): boolean {
  if (field !== 'firstName' && field !== 'lastName') return false
  return Boolean(booked[field]) && doubts.every((doubt) => doubt.field !== field)
}

function toWrittenNames(guest: Guest): Partial<Guest> {
  const names = ['firstName', 'lastName', 'secondLastName'] as const
  return Object.fromEntries(names.flatMap((name) => (guest[name] ? [[name, capitalizeName(guest[name])]] : [])))
}
