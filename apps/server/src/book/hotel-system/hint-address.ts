import { createHmac } from 'node:crypto'

/** No one can guess it, and it changes with the secret. */
export const computeHintToken = (secret: string, hotelId: number): string =>
  createHmac('sha256', secret).update(`Foyer hints of hotel ${hotelId}`).digest('base64url')

/** Where a system without signatures says that something has changed. */
export const toHintPath = (secret: string, hotelId: number): string =>
  `/api/hotel-system/${hotelId}/hints/${computeHintToken(secret, hotelId)}/`
