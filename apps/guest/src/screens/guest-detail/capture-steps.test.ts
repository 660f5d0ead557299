import { expect, it } from 'vitest'
import {
  type CaptureStep,
  captureSteps,
  type FormStep,
  getNextStep,
  getPreviousStep,
  selectFirstStep,
} from './capture-steps.ts'

const two: FormStep[] = ['document', 'contact']
const one: FormStep[] = ['joined']
const emptyOpening = { forms: two, isFilled: false, isDocumentKnown: false, canScan: true, faceFirst: false }
const filledOpening = { ...emptyOpening, isFilled: true, isDocumentKnown: true }

it.each<[string, Parameters<typeof selectFirstStep>[0], CaptureStep]>([
  ['CAPTURE-01 a guest without data begins at the scan', emptyOpening, 'scan'],
  ['begins at the scan with joined forms too', { ...emptyOpening, forms: one }, 'scan'],
  ['opens the form where documents cannot be read', { ...emptyOpening, canScan: false }, 'document'],
  ['does not request a known document again', { ...emptyOpening, isDocumentKnown: true }, 'document'],
  ['a face that comes first waits for the data', { ...emptyOpening, faceFirst: true }, 'scan'],
  ['CAPTURE-08.a a complete guest opens at the document', filledOpening, 'document'],
  ['CAPTURE-08.b a complete guest opens at the joined form', { ...filledOpening, forms: one }, 'joined'],
  [
    'CAPTURE-09.a CAPTURE-09.b a complete guest opens at the face where it comes first',
    { ...filledOpening, faceFirst: true },
    'face',
  ],
])('%s', (_, opening, step) => {
  expect(selectFirstStep(opening)).toBe(step)
})

it.each<[string, CaptureStep, FormStep[], CaptureStep | 'list']>([
  ['CAPTURE-07.c the scan', 'scan', two, 'list'],
  ['CAPTURE-05 the document', 'document', two, 'list'],
  ['CAPTURE-06 the joined form', 'joined', one, 'list'],
  ['CAPTURE-07.b the contact', 'contact', two, 'document'],
  ['CAPTURE-07.a the face', 'face', two, 'contact'],
  ['the face after a joined form', 'face', one, 'joined'],
  ['the face where there is no contact form', 'face', ['document'], 'document'],
])('goes back from %s', (_, step, forms, before) => {
  expect(getPreviousStep(step, forms)).toBe(before)
})

it.each<[CaptureStep, FormStep[], boolean, CaptureStep | 'done']>([
  ['scan', two, true, 'document'],
  ['scan', one, true, 'joined'],
  ['document', two, true, 'contact'],
  ['document', ['document'], false, 'done'],
  ['contact', two, true, 'face'],
  ['contact', two, false, 'done'],
  ['joined', one, true, 'face'],
  ['face', two, true, 'done'],
])('CAPTURE-04 after %s of %j, with a face due %s, comes %s', (step, forms, faceDue, after) => {
  expect(getNextStep(step, forms, { faceDue })).toBe(after)
})

it('numbers the steps as the specification does', () => {
  expect(captureSteps).toEqual({ scan: 1, document: 2, contact: 3, joined: 3, face: 4 })
})
