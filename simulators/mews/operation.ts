import type { Body, Fields } from './fields.ts'

/** One address of the interface: what it takes, and what it does. */
export interface Operation {
  readonly fields: Fields
  readonly changes?: true
  serve(body: Body): object
}

export type Operations = Readonly<Record<string, Operation>>
