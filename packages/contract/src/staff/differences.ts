import { differenceKindNames, differenceResolutions } from '@foyer/domain/reservation/book-difference.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { id } from './values.ts'

const difference = z.object({
  id,
  reference: z.string(),
  kind: z.enum(differenceKindNames),
  /** A state, two dates, a room, an amount in minor units, or places and fields of guests. */
  ours: z.string(),
  theirs: z.string(),
  foundAt: instant,
  /** What can be done about it. */
  resolutions: z.array(z.enum(differenceResolutions)),
})
export type StaffDifference = z.infer<typeof difference>

/** Where Foyer's book and that of the hotel's own system differ. */
export const listDifferences = call({
  name: 'listDifferences',
  method: 'GET',
  path: '/api/staff/differences/',
  by: 'staff',
  may: 'workOnStay',
  reply: z.object({ currency: z.string(), differences: z.array(difference) }),
})

/** `stillDiffers`: their version was taken, and Foyer had a reason to keep its own. */
export const resolveDifference = call({
  name: 'resolveDifference',
  method: 'POST',
  path: '/api/staff/differences/{id}/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
  body: z.object({ resolution: z.enum(differenceResolutions) }),
  reply: z.object({ outcome: z.enum(['settled', 'stillDiffers']) }),
})
