import type { Role } from '../staff/roles.ts'
import type { FolioConfig } from './folio-config.ts'

type Limits = FolioConfig['correctionLimits']

const limits: Readonly<Record<Role, (config: Limits) => number | undefined>> = {
  housekeeping: () => 0,
  receptionist: ({ receptionist }) => receptionist,
  manager: ({ manager }) => manager,
  administrator: () => undefined,
}

/**
 * The most that a role may take off a stay's bill in all, and a person of it off all bills within 24 hours, in minor
 * units; undefined for any amount.
 */
export const getCorrectionLimit = (role: Role, config: Limits): number | undefined => limits[role](config)

/** Whether a change lets the members who make it take off more themselves. */
export function raisesOwnLimit(role: Role, before: Limits, after: Limits): boolean {
  const [old, next] = [before, after].map((config) => getCorrectionLimit(role, config) ?? Number.POSITIVE_INFINITY)
  return old !== undefined && next !== undefined && next > old
}
