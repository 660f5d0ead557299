/** How far something has progressed; a mark never claims more than is known. */
export const marks = ['done', 'now', 'partly', 'notYet', 'unknown', 'needsPerson', 'failed', 'notAsked'] as const

export type Mark = (typeof marks)[number]

/** `done` and `of` are set if something has parts. */
export interface StateMark {
  readonly mark: Mark
  readonly done?: number | undefined
  readonly of?: number | undefined
}

/** All, some or none of several. Nothing to do is not the same as everything done. */
export function toStateMark(done: number, of: number): StateMark {
  if (of === 0) return { mark: 'notAsked' }
  return { mark: done >= of ? 'done' : done > 0 ? 'partly' : 'notYet', done, of }
}
