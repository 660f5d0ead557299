import type { Sight } from './reader-messages.ts'

/** Advice for the guest while the camera is looking, one at a time. */
export type Advice = 'outline' | 'holdStill' | 'closer' | 'otherSide' | 'photoSide'

/** What is needed next: any document, or the missing side of a card. */
export type Wanted = 'document' | 'lines' | 'photo'

const first: Record<Wanted, Advice> = { document: 'outline', lines: 'otherSide', photo: 'photoSide' }

/** Unsuccessful frames before we give advice. */
const LOOKS_IN_VAIN = 25
/**
 * Frames until a face would be found again in its orientation:
 * every third frame is searched, in one of four orientations.
 */
const LOOKS_WITH_A_FACE = 12

/** How long ago something was seen, in frames. */
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
