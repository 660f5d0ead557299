/**
 * The steps by the specification's numbers. Joined forms replace the contact step, and the document
 * step is skipped.
 */
export const captureSteps = { scan: 1, document: 2, contact: 3, joined: 3, face: 4 } as const
export type CaptureStep = keyof typeof captureSteps
export const isCaptureStep = (name: string | undefined): name is CaptureStep =>
  name !== undefined && Object.hasOwn(captureSteps, name)
export type FormStep = Exclude<CaptureStep, 'scan' | 'face'>

/** The forms that have fields to fill in, in order. There is always at least one. */
type Forms = readonly FormStep[]

interface Opening {
  readonly forms: Forms
  /** True if the guest has filled in every field of the forms. */
  readonly isFilled: boolean
  readonly isDocumentKnown: boolean
  readonly canScan: boolean
  /** True if the hotel or the address requires the face first, and it is still due. */
  readonly faceFirst: boolean
}

const openings: readonly { applies: (opening: Opening) => boolean; step: 'scan' | 'face' }[] = [
  { applies: ({ isFilled, faceFirst }) => isFilled && faceFirst, step: 'face' },
  { applies: ({ isFilled, isDocumentKnown, canScan }) => !isFilled && !isDocumentKnown && canScan, step: 'scan' },
]

/** Returns the first step: a known document, or one that can't be read here, is not scanned. */
export function selectFirstStep(opening: Opening): CaptureStep {
  return openings.find(({ applies }) => applies(opening))?.step ?? getFirstForm(opening.forms)
}

export function getFirstForm(forms: Forms): FormStep {
  return forms[0] ?? 'document'
}

/**
 * From the first form and from the scan, back leads to the list; otherwise to the previous step.
 */
export function getPreviousStep(step: CaptureStep, forms: Forms): CaptureStep | 'list' {
  const line: readonly CaptureStep[] = [...forms, 'face']
  return line[line.indexOf(step) - 1] ?? 'list'
}

export function getNextStep(step: CaptureStep, forms: Forms, { faceDue }: { faceDue: boolean }): CaptureStep | 'done' {
  const line: readonly CaptureStep[] = ['scan', ...forms, ...(faceDue ? ['face' as const] : [])]
  return line[line.indexOf(step) + 1] ?? 'done'
}
