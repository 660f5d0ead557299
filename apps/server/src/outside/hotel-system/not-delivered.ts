import { formatUndelivered, type UndeliveredReason } from '@foyer/domain/reservation/undelivered-reason.ts'
import { NotDelivered } from '../../platform/outbox/endpoint.ts'
import { NoAnswer } from './hotel-system.ts'

/** Something that a person has to do in the hotel's system. */
export const byHand = (reason: UndeliveredReason, detail?: string): NotDelivered =>
  new NotDelivered(formatUndelivered(reason, detail), { forever: true })

/** It may become possible without a change of what is delivered. */
export const notYet = (reason: UndeliveredReason, detail?: string): NotDelivered =>
  new NotDelivered(formatUndelivered(reason, detail), { forever: false })

/** Without an answer it is tried again; every other error stays what it is. */
export const toNotDelivered = (error: unknown): unknown =>
  error instanceof NoAnswer ? notYet(error.failure, error.detail) : error
