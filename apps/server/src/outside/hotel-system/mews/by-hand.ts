import { NotDelivered } from '../../../platform/outbox/endpoint.ts'

/** Something that a person has to do in Mews. */
export const byHand = (text: string): NotDelivered => new NotDelivered(`in Mews by hand: ${text}`, { forever: true })

/** It may become possible without a change of what is delivered. */
export const notYet = (text: string): NotDelivered => new NotDelivered(`Mews: ${text}`, { forever: false })
