import { accountWalks } from './walks/account.ts'
import { beforeArrivalWalks } from './walks/before-arrival.ts'
import { consentWalks } from './walks/consent.ts'
import { departureWalks } from './walks/departure.ts'
import { extrasWalks } from './walks/extras.ts'
import { helpWalks } from './walks/help.ts'
import { hotelWalks } from './walks/hotel.ts'
import { lineWalks } from './walks/line.ts'
import { lostCodeWalks } from './walks/lost-code.ts'
import { payingWalks } from './walks/paying.ts'
import { staffOnlyWalks } from './walks/staff-only.ts'
import { walkInWalks } from './walks/walk-in.ts'

/** Every screen and state that a guest can reach; each is checked once per walk. */
export const walks = {
  ...lineWalks,
  ...consentWalks,
  ...accountWalks,
  ...beforeArrivalWalks,
  ...departureWalks,
  ...extrasWalks,
  ...helpWalks,
  ...lostCodeWalks,
  ...payingWalks,
  ...staffOnlyWalks,
  ...walkInWalks,
  ...hotelWalks,
}

export type WalkName = keyof typeof walks
