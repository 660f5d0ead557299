import type { Sight } from './reader-messages.ts'

/** What the guest is told while the camera looks, one thing at a time. */
export type Advice = 'outline' | 'holdStill' | 'closer' | 'otherSide' | 'photoSide'

/** What is to come: any document, or that side of a card of which the other has been seen. */
export type Wanted = 'document' | 'lines' | 'photo'

const first: Record<Wanted, Advice> = { document: 'outline', lines: 'otherSide', photo: 'photoSide' }

/** Looks in vain until we say how it might go better. */
const LOOKS_IN_VAIN = 25
/** Looks until a face would have been seen again in its direction: a face is looked for in every third, in four directions. */
const LOOKS_WITH_A_FACE = 12

/** How long ago something was seen, in looks. */
export interface Looks {
  readonly sinceLines: number
  readonly sinceFace: number
}

export const beforeLooking: Looks = { sinceLines: 1, sinceFace: Number.POSITIVE_INFINITY }

export function afterLook({ sinceLines, sinceFace }: Looks, sight: Sight | undefined): Looks {
  if (sight?.isNear) return { ...beforeLooking, sinceLines: 0 }
  return { sinceLines: sinceLines + 1, sinceFace: sight?.isFaceAlone ? 0 : sinceFace + 1 }
}

export function adviceFor({ sinceLines, sinceFace }: Looks, wanted: Wanted): Advice {
  if (wanted === 'photo' ? sinceFace === 0 : sinceLines === 0) return 'holdStill'
  if (wanted !== 'photo' && sinceFace <= LOOKS_WITH_A_FACE) return 'otherSide'
  return sinceLines > LOOKS_IN_VAIN ? 'closer' : first[wanted]
}
