import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { passDocument } from '../../flows/document/passed-document.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { PictureFindings } from './use-fill-from-document.ts'

export interface SideFindings extends PictureFindings {
  /** True if a face was expected but not found. */
  readonly isFaceMissing?: boolean
}

interface OtherGuestFinding {
  readonly owner: Guest
  readonly document: ScannedDocument
  readonly seen: SideFindings
}

/** Handles a document of another guest of the party: its owner, and the two possible answers. */
export function useOtherGuestDocument(onKeepHere: (document: ScannedDocument, seen: SideFindings) => void) {
  const journey = useJourney()
  const { code, groupLocator } = journey.place.params
  const [strange, setStrange] = useState<OtherGuestFinding>()
  return {
    found: setStrange,
    strange: strange && {
      owner: strange.owner.firstName ?? '',
      putThere() {
        const guestIndex = String(strange.owner.index)
        passDocument({ code, guestIndex, decoded: { document: strange.document } })
        journey.goTo(place('guest-detail', { code, groupLocator, guestIndex }), 'replace')
      },
      keepHere() {
        setStrange(undefined)
        onKeepHere(strange.document, strange.seen)
      },
    },
  }
}
