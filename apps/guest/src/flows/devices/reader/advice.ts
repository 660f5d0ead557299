import type { ReadResult } from './reader-messages.ts'

/** Advice for the guest while the camera is looking, one at a time. */
export type Advice = 'outline' | 'holdStill' | 'closer' | 'otherSide' | 'photoSide'

/** What is needed next: any document, or the missing side of a card. */
export type ExpectedSide = 'document' | 'lines' | 'photo'

const firstAdvice: Record<ExpectedSide, Advice> = { document: 'outline', lines: 'otherSide', photo: 'photoSide' }

/** Unsuccessful frames before we give advice. */
const FRAMES_BEFORE_CLOSER = 25
/**
 * Frames until a face would be found again in its orientation:
 * every third frame is searched, in one of four orientations.
 */
const FRAMES_SINCE_FACE = 12

/** How long ago something was seen, in frames. */
export interface FrameCounts {
  readonly sinceLines: number
  readonly sinceFace: number
}

export const initialFrameCounts: FrameCounts = { sinceLines: 1, sinceFace: Number.POSITIVE_INFINITY }

export function countFrame({ sinceLines, sinceFace }: FrameCounts, sight: ReadResult | undefined): FrameCounts {
  if (sight?.isNear) return { ...initialFrameCounts, sinceLines: 0 }
  return { sinceLines: sinceLines + 1, sinceFace: sight?.isFaceAlone ? 0 : sinceFace + 1 }
}

export function selectAdvice({ sinceLines, sinceFace }: FrameCounts, wanted: ExpectedSide): Advice {
  if (wanted === 'photo' ? sinceFace === 0 : sinceLines === 0) return 'holdStill'
  if (wanted !== 'photo' && sinceFace <= FRAMES_SINCE_FACE) return 'otherSide'
  return sinceLines > FRAMES_BEFORE_CLOSER ? 'closer' : firstAdvice[wanted]
}
