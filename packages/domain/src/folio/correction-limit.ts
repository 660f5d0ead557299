import type { Role } from '../staff/roles.ts'
import type { FolioConfig } from './folio-config.ts'

type Limits = FolioConfig['correctionLimits']

const limits: Readonly<Record<Role, (config: Limits) => number | undefined>> = {
  housekeeping: () => 0,
  receptionist: ({ receptionist }) => receptionist,
  manager: ({ manager }) => manager,
  administrator: () => undefined,
}

/** The most that a role may take off a stay's bill in all, in minor units; undefined for any amount. */
export const getCorrectionLimit = (role: Role, config: Limits): number | undefined => limits[role](config)
