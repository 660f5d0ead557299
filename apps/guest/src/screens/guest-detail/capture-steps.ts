/** The steps by the specification's numbers. Joined forms stand in the place of the contact; the document is then passed by. */
export const captureSteps = { scan: 1, document: 2, contact: 3, joined: 3, face: 4 } as const
export type CaptureStep = keyof typeof captureSteps
export type FormStep = Exclude<CaptureStep, 'scan' | 'face'>

/** The forms that have something to ask, in their order. There is always one. */
type Forms = readonly FormStep[]

interface Opening {
  readonly forms: Forms
  /** The guest has given everything that the forms ask for. */
  readonly isFilled: boolean
  readonly isDocumentKnown: boolean
  readonly canScan: boolean
  /** The hotel, or the address, wants the face before anything else, and it is still due. */
  readonly faceFirst: boolean
}

const openings: readonly { applies: (opening: Opening) => boolean; step: 'scan' | 'face' }[] = [
  { applies: ({ isFilled, faceFirst }) => isFilled && faceFirst, step: 'face' },
  { applies: ({ isFilled, isDocumentKnown, canScan }) => !isFilled && !isDocumentKnown && canScan, step: 'scan' },
]

/** Where a guest begins: nobody is asked to show a document that is known, or that nothing here could read. */
export function opensAt(opening: Opening): CaptureStep {
  return openings.find(({ applies }) => applies(opening))?.step ?? firstForm(opening.forms)
}

export function firstForm(forms: Forms): FormStep {
  return forms[0] ?? 'document'
}

/** From the first form, and from the scan, back leads to the list; from anywhere else one step down. */
export function stepBefore(step: CaptureStep, forms: Forms): CaptureStep | 'list' {
  const line: readonly CaptureStep[] = [...forms, 'face']
  return line[line.indexOf(step) - 1] ?? 'list'
}

export function stepAfter(step: CaptureStep, forms: Forms, { faceDue }: { faceDue: boolean }): CaptureStep | 'done' {
  const line: readonly CaptureStep[] = ['scan', ...forms, ...(faceDue ? ['face' as const] : [])]
  return line[line.indexOf(step) + 1] ?? 'done'
}
