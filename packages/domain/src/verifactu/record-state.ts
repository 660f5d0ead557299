/**
 * What has become of a record. `sent`: the answer is awaited. `unknown`: it was lost; the record is
 * sent again, and the agency recognises it. `replaced`: a corrected record has been made since.
 */
export const recordStates = [
  'queued',
  'sent',
  'accepted',
  'acceptedWithErrors',
  'refused',
  'unknown',
  'replaced',
] as const
export type RecordState = (typeof recordStates)[number]

/** The latest record of an invoice is never replaced. */
export const shownRecordStates = [
  'queued',
  'sent',
  'accepted',
  'acceptedWithErrors',
  'refused',
  'unknown',
] as const satisfies readonly RecordState[]
export type ShownRecordState = (typeof shownRecordStates)[number]

/** States in which a record still has to reach the agency. */
export const openRecordStates = ['queued', 'sent', 'unknown'] as const satisfies readonly RecordState[]
