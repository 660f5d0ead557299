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
export const MAX_TRIES = 3
export const RETRY_TOASTS = MAX_TRIES - 1

export interface ScanState {
  /** Failures so far; the route's numTriesScanning. */
  readonly tries: number
  /** The guest has been asked to turn the card over. */
  readonly askedToTurn: boolean
}

export const beforeScanning: ScanState = { tries: 0, askedToTurn: false }

/**
 * What a picture showed. `nothing` is the reader's 404; `faceRequired` means that the document
 * needs a face; `failed` is any other failure.
 */
export type ScanOutcome =
  | { readonly found: 'mrzAndFace' | 'faceOnly' | 'nothing' | 'faceRequired' | 'failed' }
  | { readonly found: 'mrzOnly'; readonly isCard: boolean }

export interface ScanPolicy {
  readonly faceRequired: boolean
}

export interface AfterScan {
  readonly state: ScanState
  readonly toast: ScannerToast
  /** `edit`: stop the camera and open the form. `stop`: stop the camera. `goOn`: keep scanning. */
  readonly next: 'edit' | 'goOn' | 'stop'
}

type Rule = (state: ScanState, outcome: ScanOutcome, policy: ScanPolicy) => AfterScan

const rules: Record<ScanOutcome['found'], Rule> = {
  mrzAndFace: (state) => ({ state, toast: 'scanner_done', next: 'edit' }),
  mrzOnly: (state, outcome) =>
    'isCard' in outcome && outcome.isCard && !state.askedToTurn
      ? { state: { ...state, askedToTurn: true }, toast: 'scanner_turn_over', next: 'goOn' }
      : failedTry(state, 'scanner_partial_try_again'),
  faceOnly: (state) => failedTry(state, 'scanner_face_but_missing_mrz'),
  nothing: (state) => failedTry(state, 'scanner_try_again'),
  faceRequired: (state) => failedTry(state, 'scanner_try_again'),
  failed: (state, _, { faceRequired }) =>
    faceRequired ? failedTry(state, 'scanner_try_again') : { state, toast: 'error', next: 'edit' },
}

export function afterScan(state: ScanState, outcome: ScanOutcome, policy: ScanPolicy): AfterScan {
  return rules[outcome.found](state, outcome, policy)
}

function failedTry(before: ScanState, toast: ScannerToast): AfterScan {
  const state = { ...before, tries: before.tries + 1 }
  return state.tries > RETRY_TOASTS
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

interface Seen {
  readonly hasMrz: boolean
  readonly hasFace: boolean
  readonly documentType?: ScannedDocument['documentType'] | undefined
}

/** Maps the reader's answer to an outcome. */
export function scanOutcome({ hasMrz, hasFace, documentType }: Seen): ScanOutcome {
  if (hasMrz && hasFace) return { found: 'mrzAndFace' }
  if (hasMrz) return { found: 'mrzOnly', isCard: documentType !== 'P' }
  return { found: hasFace ? 'faceOnly' : 'nothing' }
}
