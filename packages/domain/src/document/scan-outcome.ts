import type { ScannedDocument } from './scanned-document.ts'

export const scannerToasts = [
  'scanner_done',
  'scanner_turn_over',
  'scanner_try_again',
  'scanner_partial_try_again',
  'scanner_face_but_missing_mrz',
  'scanner_not_detected',
  'guest_already_registered',
  'error',
] as const
export type ScannerToast = (typeof scannerToasts)[number]

/** The third failure ends scanning and unlocks manual entry. */
export const MAX_SCAN_ATTEMPTS = 3
export const RETRY_TOASTS = MAX_SCAN_ATTEMPTS - 1

export interface ScanState {
  /** Failures so far; the route's numTriesScanning. */
  readonly attempts: number
  /** The guest has been asked to turn the card over. */
  readonly askedToTurn: boolean
}

export const initialScanState: ScanState = { attempts: 0, askedToTurn: false }

/**
 * What a picture showed. `nothing` is the reader's 404; `faceRequired` means that the document
 * needs a face; `failed` is any other failure.
 */
export interface ScanOutcome {
  readonly found: 'mrzAndFace' | 'mrzOnly' | 'faceOnly' | 'nothing' | 'faceRequired' | 'failed'
  /** An MRZ was found on a card, whose other side may have the face. */
  readonly isCard?: boolean
}

export interface ScanPolicy {
  readonly faceRequired: boolean
}

export interface ScanResult {
  readonly state: ScanState
  readonly toast: ScannerToast
  /** `edit`: stop the camera and open the form. `stop`: stop the camera. `goOn`: keep scanning. */
  readonly next: 'edit' | 'goOn' | 'stop'
}

type Rule = (state: ScanState, outcome: ScanOutcome, policy: ScanPolicy) => ScanResult

const rules: Record<ScanOutcome['found'], Rule> = {
  mrzAndFace: (state) => ({ state, toast: 'scanner_done', next: 'edit' }),
  mrzOnly: (state, outcome) =>
    outcome.isCard && !state.askedToTurn
      ? { state: { ...state, askedToTurn: true }, toast: 'scanner_turn_over', next: 'goOn' }
      : failAttempt(state, 'scanner_partial_try_again'),
  faceOnly: (state) => failAttempt(state, 'scanner_face_but_missing_mrz'),
  nothing: (state) => failAttempt(state, 'scanner_try_again'),
  faceRequired: (state) => failAttempt(state, 'scanner_try_again'),
  failed: (state, _, { faceRequired }) =>
    faceRequired ? failAttempt(state, 'scanner_try_again') : { state, toast: 'error', next: 'edit' },
}

export function applyScanOutcome(state: ScanState, outcome: ScanOutcome, policy: ScanPolicy): ScanResult {
  return rules[outcome.found](state, outcome, policy)
}

function failAttempt(before: ScanState, toast: ScannerToast): ScanResult {
  const state = { ...before, attempts: before.attempts + 1 }
  return state.attempts > RETRY_TOASTS
    ? { state, toast: 'scanner_not_detected', next: 'stop' }
    : { state, toast, next: 'goOn' }
}

/** What earlier pictures of the same card showed. */
interface OtherSide {
  readonly hasMrz: boolean
  readonly hasFace: boolean
}

/**
 * A card has its MRZ on one side and the face on the other; both together are complete, in either
 * order.
 */
export function withOtherSide(outcome: ScanOutcome, other: OtherSide): ScanOutcome {
  const isWhole = (outcome.found === 'mrzOnly' && other.hasFace) || (outcome.found === 'faceOnly' && other.hasMrz)
  return isWhole ? { found: 'mrzAndFace' } : outcome
}

interface ReaderAnswer {
  readonly hasMrz: boolean
  readonly hasFace: boolean
  readonly documentType?: ScannedDocument['documentType'] | undefined
}

/** Maps the reader's answer to an outcome. */
export function toScanOutcome({ hasMrz, hasFace, documentType }: ReaderAnswer): ScanOutcome {
  if (hasMrz && hasFace) return { found: 'mrzAndFace' }
  if (hasMrz) return { found: 'mrzOnly', isCard: documentType !== 'P' }
  return { found: hasFace ? 'faceOnly' : 'nothing' }
}
