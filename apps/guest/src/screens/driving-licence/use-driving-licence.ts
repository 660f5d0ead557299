import { showLicence } from '@foyer/contract/driving-licence.ts'
import { getScannerKind } from '@foyer/domain/document/scanner-kind.ts'
import { isLicenceDue } from '@foyer/domain/drivers/licence-due.ts'
import type { TypedLicence } from '@foyer/domain/drivers/typed-licence.ts'
import type { IssueKey } from '@foyer/domain/fields/issues.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createDocumentReader } from '../../flows/devices/reader/document-reader.ts'
import { readBarcodeLocally } from '../../flows/devices/reader/read-barcode-locally.ts'
import { readPictureLocally } from '../../flows/devices/reader/read-picture-locally.ts'
import { useAfterGuest } from '../../flows/party/use-after-guest.ts'
import { useParty } from '../../flows/party/use-party.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { toPickUpFields } from '../../journey/to-pick-up-fields.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { useTypedLicence } from './use-typed-licence.ts'

interface Shown {
  readonly barcode?: string
  readonly lines?: string
  readonly picture?: string
  readonly typed?: TypedLicence
}

/** A rejection that is shown on this screen. */
type Refusal = 'notADrivingLicence' | 'licenceRepeated' | 'licenceExpires' | 'noPicture'

const hasIssue = (problem: unknown, wanted: IssueKey) =>
  problem instanceof InputProblem && problem.issues.some(({ issue }) => issue === wanted)

const isBarcode = (text: string) => /ANSI ?\d{6}|AAMVA/.test(text)

/**
 * One driver shows a licence to a hardware reader or a camera. The picture stays in memory until it
 * is read.
 */
export function useDrivingLicence() {
  const { site, hotel } = useSite()
  const journey = useJourney()
  const problems = useProblems()
  const afterGuest = useAfterGuest()
  const { party, refresh } = useParty()
  const show = useCall(showLicence)
  const [looking, setLooking] = useState(false)
  const [refused, setRefused] = useState<Refusal>()
  const [byCamera, setByCamera] = useState(false)
  /** Set when the licence is typed, with the unreadable picture if there is one. */
  const [unread, setUnread] = useState<{ readonly picture?: string }>()
  const typing = useTypedLicence(party?.reservation.endDate ?? '', (typed) => send({ ...unread, typed }))
  const { code, groupLocator, guestIndex } = journey.place.params
  const guest = party?.guests.find(({ index }) => String(index) === guestIndex)
  const toList = (how?: 'back' | 'replace') => journey.goTo(place('guest-list', { code, groupLocator }), how)

  const isKnown = party !== undefined
  const arrive = useEffectEvent(() => {
    if (!guest) toList('replace')
    else if (!isLicenceDue(guest, site)) journey.goTo(afterGuest(guest, 'licence'), 'replace')
  })
  useEffect(() => {
    if (isKnown) arrive()
  }, [isKnown])

  async function send(shown: Shown): Promise<void> {
    if (!party || !guest) return
    const { reference, rental } = party.reservation
    setRefused(undefined)
    try {
      const body = { hotelId: hotel.id, reference, driver: guest.id, ...toPickUpFields(rental), ...shown }
      await show.mutateAsync({ body, key: crypto.randomUUID() })
      await refresh()
      journey.goTo(afterGuest({ ...guest, hasDrivingLicence: true }, 'licence'))
    } catch (problem) {
      const { code: why } = ensureProblem(problem)
      if (why === 'notADrivingLicence' || why === 'licenceRepeated') setRefused(why)
      else if (hasIssue(problem, 'licenceExpires')) setRefused('licenceExpires')
      // What was read of it is too little for the authority.
      else if (hasIssue(problem, 'required')) setUnread({})
      else problems.show(problem, { action: 'Client update', code: reference, retry: () => send(shown) })
    }
  }

  /**
   * Tries the barcode first, which has the most data, then the MRZ; otherwise the driver types it.
   */
  async function onPicture(taken: Blob): Promise<void> {
    if (looking) return
    setLooking(true)
    const eye = createDocumentReader()
    try {
      const barcode = await readBarcodeLocally(taken)
      if (barcode) return await send({ barcode })
      const seen = await readPictureLocally(taken, eye)
      if (seen !== 'unable' && seen.reading) return await send({ lines: seen.reading.lines.join('\n') })
      const picture = await shrinkPicture(taken)
      setRefused(picture ? undefined : 'noPicture')
      if (picture) setUnread({ picture })
    } finally {
      eye.close()
      setLooking(false)
    }
  }

  const kind = getScannerKind(site)
  return {
    guest,
    total: party?.listed.length ?? 0,
    kind: byCamera ? ('picture' as const) : kind,
    hasReader: kind !== 'picture' && !byCamera,
    takePicture: () => {
      setByCamera(true)
      setUnread(undefined)
    },
    /** Undefined while the licence is still being read. */
    typing: unread && typing,
    type: () => setUnread({}),
    busy: looking || show.isPending,
    refused,
    again: () => setRefused(undefined),
    onText: (text: string) => void send(isBarcode(text) ? { barcode: text } : { lines: text }),
    onPicture: (taken: Blob) => void onPicture(taken),
    back: () => toList('back'),
  }
}
