import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { handOver } from '../../flows/document/handed-over.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Seen } from './use-take.ts'

export interface SeenSide extends Seen {
  /** True if a face was expected but not found. */
  readonly wantsFace?: boolean
}

interface Strange {
  readonly owner: Guest
  readonly document: ScannedDocument
  readonly seen: SeenSide
}

/** Handles a document of another guest of the party: its owner, and the two possible answers. */
export function useStrangeDocument(onKeepHere: (document: ScannedDocument, seen: SeenSide) => void) {
  const journey = useJourney()
  const { code, groupLocator } = journey.place.params
  const [strange, setStrange] = useState<Strange>()
  return {
    found: setStrange,
    strange: strange && {
      owner: strange.owner.firstName ?? '',
      putThere() {
        const guestIndex = String(strange.owner.index)
        handOver({ code, guestIndex, decoded: { document: strange.document } })
        journey.goTo(place('guest-detail', { code, groupLocator, guestIndex }), 'replace')
      },
      keepHere() {
        setStrange(undefined)
        onKeepHere(strange.document, strange.seen)
      },
    },
  }
}
