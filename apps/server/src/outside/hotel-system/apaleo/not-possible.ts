import { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import type { NotPossible } from './action-reasons.ts'

/** Something that a person has to do in Apaleo. */
export const byHand = (text: string): NotDelivered => new NotDelivered(`in Apaleo by hand: ${text}`, { forever: true })

export const toNotDelivered = ({ text, passes }: NotPossible): NotDelivered =>
  new NotDelivered(`Apaleo: ${text}`, { forever: !passes })
