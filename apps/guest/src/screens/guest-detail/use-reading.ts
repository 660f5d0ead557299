import { documentIn, FACE_REQUIRED, scanDocument } from '@foyer/contract/document.ts'
import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { ownerOf } from '@foyer/domain/document/document-owner.ts'
import { type NameDoubt, nameDoubts } from '@foyer/domain/document/name-doubts.ts'
import { afterScan, type ScanOutcome, scanOutcome, withOtherSide } from '@foyer/domain/document/scan-outcome.ts'
import { guestFrom, type ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { writtenName } from '@foyer/domain/document/written-name.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isRegisteredAlready } from '@foyer/domain/guest/repeated-mrz.ts'
import { place as placeOf } from '@foyer/domain/journey/place.ts'
import { asProblem, problemTraits } from '@foyer/domain/problem/problem.ts'
import type { Doubt, Reading } from '@foyer/vision/reading.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { handOver, takeOver } from '../../document/handed-over.ts'
import { type Decoded, useDecode } from '../../document/use-decode.ts'
import { SCANNER_TOASTS, useScannerToast } from '../../document/use-scanner-toast.ts'
import { whyNotTaken } from '../../document/why-not-taken.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSettleToasts } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { givenIn } from './guest-in-hand.ts'
import type { Capture } from './use-capture.ts'

interface Strange {
  readonly owner: Guest
  readonly document: ScannedDocument
  readonly seen: Seen
}

/** What a picture showed beside the text. */
interface Seen {
  readonly face?: Pick<Guest, 'hasDocumentFace'>
  readonly unsure?: readonly Doubt[]
}

/** What the server's reader has made of a picture. */
interface Shown {
  readonly outcome: ScanOutcome
  readonly document?: ScannedDocument | undefined
  /** The face on it can be compared with the guest's. */
  readonly faceCaptured?: boolean
}

/** What becomes of a document that was read: it fills the form, or it was a failed try. */
export function useReading({ guest, party, draft: { hand }, scan, way }: Capture) {
  const { site } = useSite()
  const journey = useJourney()
  const { place } = journey
  const problems = useProblems()
  const toast = useScannerToast()
  const settleToasts = useSettleToasts()
  const decode = useDecode()
  const lookAt = useCall(scanDocument)
  const remove = useCall(removePreCheckin)
  const [busy, setBusy] = useState(false)
  const [strange, setStrange] = useState<Strange>()
  const { tries, note } = scan
  const { askedToTurn, otherSide, documentFace } = scan.left

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      problems.show(problem, { code: party.reservation.reference, retry: () => run(work) })
    } finally {
      setBusy(false)
    }
  }

  async function take(document: ScannedDocument, { face, unsure = [] }: Seen = {}): Promise<void> {
    const booked = { ...(guest.main && party.reservation.customer), ...guest }
    const isRegistered = isRegisteredAlready(document, guest)
    if (isRegistered) await forgetEarlier()
    const { firstName, lastName, secondLastName } = guest
    const before = {
      ...hand.known,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(secondLastName && { secondLastName }),
    }
    const secondSurname = hand.fields.some(({ name }) => name === 'secondLastName')
    // That it was read the form says itself, and what failed before is over.
    settleToasts(SCANNER_TOASTS)
    if (isRegistered) toast('guest_already_registered')
    const { customer, guests } = party.reservation
    const familySurnames = [customer, ...guests].flatMap((one) => one?.lastName ?? [])
    const read = guestFrom(document, before, { secondSurname, familySurnames })
    const doubts = nameDoubts(document, booked).map((doubt) => ({ ...doubt, scanned: writtenName(doubt.scanned) }))
    // A name that the reservation has too was read correctly.
    const doubtful = unsure.filter(({ field }) => !isConfirmed(field, booked, doubts))
    way.fill(givenIn({ ...read, ...writtenNames(read), ...face }), doubts, doubtful)
  }

  /** A pre-check-in with this document counts no more. Whether the server could note it or not, the scan goes on. */
  async function forgetEarlier(): Promise<void> {
    try {
      await remove.mutateAsync({ query: { reservation: party.reservation.reference, guestIndex: guest.index } })
    } catch (problem) {
      reportError(problem)
    }
  }

  function outcomeIs(outcome: ScanOutcome, error?: string): 'edit' | 'goOn' | 'stop' {
    const {
      state,
      toast: said,
      next,
    } = afterScan({ tries, askedToTurn }, outcome, { faceRequired: site.policies.face.required })
    toast(said)
    note({ askedToTurn: state.askedToTurn })
    if (state.tries > tries) scan.fail(error, state.tries)
    return next
  }

  async function settle(decoded: Decoded, seen: Seen = {}): Promise<void> {
    const refusal = whyNotTaken(decoded, guest, party.guests)
    note({ fault: refusal?.fault, message: refusal?.error })
    if (refusal) outcomeIs({ found: 'nothing' }, refusal.error)
    else if ('document' in decoded) {
      const owner = ownerOf(decoded.document, guest, party.listed)
      if (owner) setStrange({ owner, document: decoded.document, seen })
      else await take(decoded.document, seen)
    }
  }

  async function onText(text: string): Promise<void> {
    await run(async () => settle(await decode(text)))
  }

  async function onReading({ lines, doubts }: Reading, portrait?: Blob): Promise<void> {
    await run(async () => {
      if (portrait) note({ documentFace: portrait })
      const face = (portrait ?? documentFace) && { hasDocumentFace: true }
      await settle(await decode(lines.join('\n')), { unsure: doubts, ...(face && { face }) })
    })
  }

  /** A face without printed lines is the front of a card: the back has them, and the face is kept for later. */
  async function onNothing(portrait?: Blob): Promise<void> {
    await run(async () => {
      if (portrait) note({ documentFace: portrait })
      if (outcomeIs({ found: portrait ? 'faceOnly' : 'nothing' }) === 'edit') way.type()
    })
  }

  async function onPicture(taken: Blob): Promise<void> {
    await run(async () => {
      const shown = await seen(taken)
      const document = shown.document ?? otherSide
      if (shown.faceCaptured) note({ documentFace: taken })
      if (shown.document) note({ otherSide: shown.document })
      const outcome = withOtherSide(shown.outcome, {
        hasMrz: otherSide !== undefined,
        hasFace: documentFace !== undefined,
      })
      if (outcome.found === 'mrzAndFace' && document) {
        return settle({ document }, { face: { hasDocumentFace: true } })
      }
      if (outcomeIs(outcome) === 'edit') way.type()
    })
  }

  async function seen(taken: Blob): Promise<Shown> {
    try {
      const file = new File([taken], 'document', { type: taken.type })
      const { hasMrz, hasFace, faceCaptured, found } = await lookAt.mutateAsync({ body: file })
      const outcome = scanOutcome({ hasMrz, hasFace, documentType: found?.documentType })
      return { outcome, document: found && documentIn(found), faceCaptured }
    } catch (caught) {
      const { code, detail } = asProblem(caught)
      if (code === 'offline') throw caught
      if (detail === FACE_REQUIRED) return { outcome: { found: 'faceRequired' } }
      return { outcome: { found: problemTraits(code).status === 404 ? 'nothing' : 'failed' } }
    }
  }

  async function readBrought(): Promise<void> {
    const { code, guestIndex, mrz } = place.params
    const handed = takeOver({ code, guestIndex })
    if (handed && 'document' in handed) await run(() => take(handed.document))
    else if (handed) note({ fault: handed.fault, message: handed.error })
    else if (mrz) {
      scan.hideMrz()
      await onText(mrz)
    }
  }

  const { code, groupLocator } = place.params
  return {
    busy,
    onText,
    onReading,
    onNothing,
    onPicture,
    readBrought,
    /** Plainly somebody else's of the party: whose, and the two answers to that. */
    strange: strange && {
      owner: strange.owner.firstName ?? '',
      putThere() {
        const guestIndex = String(strange.owner.index)
        handOver({ code, guestIndex, decoded: { document: strange.document } })
        journey.goTo(placeOf('guest-detail', { code, groupLocator, guestIndex }), 'replace')
      },
      keepHere() {
        setStrange(undefined)
        void run(() => take(strange.document, strange.seen))
      },
    },
  }
}

function isConfirmed(field: string, booked: Partial<Guest>, doubts: readonly NameDoubt[]): boolean {
  if (field !== 'firstName' && field !== 'lastName') return false
  return Boolean(booked[field]) && doubts.every((doubt) => doubt.field !== field)
}

function writtenNames(guest: Guest): Partial<Guest> {
  const names = ['firstName', 'lastName', 'secondLastName'] as const
  return Object.fromEntries(names.flatMap((name) => (guest[name] ? [[name, writtenName(guest[name])]] : [])))
}
