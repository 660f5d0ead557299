import { trackEvent } from '@foyer/contract/tracking.ts'
import * as z from 'zod/mini'

/** A write that a guest's page makes without a reservation. */
export const pageEvent = z.encode(trackEvent.body, {
  session: { trackingNumber: '1-1-1', isPok: false, hotelId: 1, companyId: 1 },
  type: 'navigation',
  state: 'guest-list',
  description: 'page loaded',
}) as object
