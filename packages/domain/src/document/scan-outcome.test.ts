import { expect, it } from 'vitest'
import {
  applyScanOutcome,
  initialScanState,
  MAX_SCAN_ATTEMPTS,
  RETRY_TOASTS,
  type ScanOutcome,
  type ScanResult,
  type ScanState,
  toScanOutcome,
  withOtherSide,
} from './scan-outcome.ts'

const card: ScanOutcome = { found: 'mrzOnly', isCard: true }
const passport: ScanOutcome = { found: 'mrzOnly', isCard: false }
const [nothing, faceOnly, both, failed, faceRequired] = (
  ['nothing', 'faceOnly', 'mrzAndFace', 'failed', 'faceRequired'] as const
).map((found): ScanOutcome => ({ found })) as [ScanOutcome, ScanOutcome, ScanOutcome, ScanOutcome, ScanOutcome]

/** What the guest sees after each scan: the toast and the next step. */
function shown(outcomes: readonly ScanOutcome[], isFaceRequired = false): string[] {
  let state: ScanState = initialScanState
  return outcomes.map((outcome) => {
    const after: ScanResult = applyScanOutcome(state, outcome, { faceRequired: isFaceRequired })
    state = after.state
    return `${after.toast} ${after.next}`
  })
}

const end = 'scanner_not_detected stop'

it.each<[string, ScanOutcome[], boolean, string[]]>([
  ['CAPTURE-22.c zone and face: opens the form', [both], false, ['scanner_done edit']],
  ['CAPTURE-22.c after failures too', [nothing, both], false, ['scanner_try_again goOn', 'scanner_done edit']],
  [
    'CAPTURE-23.a CAPTURE-23.b CAPTURE-24.a CAPTURE-24.b CAPTURE-24.c asks once to turn a card over, then to try again',
    [card, card, card, card],
    false,
    ['scanner_turn_over goOn', 'scanner_partial_try_again goOn', 'scanner_partial_try_again goOn', end],
  ],
  [
    'CAPTURE-23.c a passport has no other side',
    [passport, passport, passport],
    false,
    ['scanner_partial_try_again goOn', 'scanner_partial_try_again goOn', end],
  ],
  ['the other side shows the face', [card, both], false, ['scanner_turn_over goOn', 'scanner_done edit']],
  [
    'CAPTURE-25.a CAPTURE-25.b CAPTURE-30 only a face',
    [faceOnly, faceOnly, faceOnly],
    false,
    ['scanner_face_but_missing_mrz goOn', 'scanner_face_but_missing_mrz goOn', end],
  ],
  [
    'CAPTURE-26.a CAPTURE-26.c CAPTURE-30 nothing found',
    [nothing, nothing, nothing],
    false,
    ['scanner_try_again goOn', 'scanner_try_again goOn', end],
  ],
  [
    'CAPTURE-26.b a reader that requires a face',
    [faceRequired, faceRequired, faceRequired],
    false,
    ['scanner_try_again goOn', 'scanner_try_again goOn', end],
  ],
  [
    'CAPTURE-26.d a face required by the hotel counts as that answer',
    [passport, passport, passport],
    true,
    ['scanner_partial_try_again goOn', 'scanner_partial_try_again goOn', end],
  ],
  [
    'CAPTURE-27 another failure where a face is required',
    [failed, failed, failed],
    true,
    ['scanner_try_again goOn', 'scanner_try_again goOn', end],
  ],
  ['CAPTURE-28.b CAPTURE-28.c another failure if no face is required', [failed], false, ['error edit']],
  [
    'CAPTURE-29 all failures count together, turning over does not',
    [faceOnly, card, nothing, card],
    false,
    ['scanner_face_but_missing_mrz goOn', 'scanner_turn_over goOn', 'scanner_try_again goOn', end],
  ],
])('%s', (_, outcomes, isFaceRequired, expected) => {
  expect(shown(outcomes, isFaceRequired)).toEqual(expected)
})

it('CAPTURE-29 CAPTURE-30 allows three attempts, with two retries before the last', () => {
  expect([MAX_SCAN_ATTEMPTS, RETRY_TOASTS]).toEqual([3, 2])
})

it('CAPTURE-29 earlier failures count towards the limit', () => {
  expect(applyScanOutcome({ attempts: 2, askedToTurn: false }, nothing, { faceRequired: false })).toEqual({
    state: { attempts: 3, askedToTurn: false },
    toast: 'scanner_not_detected',
    next: 'stop',
  })
})

it.each([
  [{ hasMrz: true, hasFace: true }, both],
  [{ hasMrz: true, hasFace: false, documentType: 'DNI' as const }, card],
  [{ hasMrz: true, hasFace: false, documentType: 'P' as const }, passport],
  [{ hasMrz: false, hasFace: true }, faceOnly],
  [{ hasMrz: false, hasFace: false }, nothing],
])('maps a reader answer of %j', (seen, outcome) => {
  expect(toScanOutcome(seen)).toEqual(outcome)
})

it.each([
  ['the MRZ after the face', card, { hasMrz: false, hasFace: true }, 'mrzAndFace'],
  ['the face after the MRZ', faceOnly, { hasMrz: true, hasFace: false }, 'mrzAndFace'],
  ['the MRZ again', card, { hasMrz: true, hasFace: false }, 'mrzOnly'],
  ['the face again', faceOnly, { hasMrz: false, hasFace: true }, 'faceOnly'],
  ['nothing after both', nothing, { hasMrz: true, hasFace: true }, 'nothing'],
] as const)('combines both sides of a card: %s', (_, outcome, other, found) => {
  expect(withOtherSide(outcome, other).found).toBe(found)
})
