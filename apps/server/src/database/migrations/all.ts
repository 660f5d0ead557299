import type { Migration } from 'kysely/migration'
import { ground } from './0001-ground.ts'
import { demoDays } from './0002-demo-days.ts'
import { hub } from './0003-hub.ts'
import { staff } from './0004-staff.ts'
import { tracking } from './0005-tracking.ts'

/** In order of their names. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-demo-days': demoDays,
  '0003-hub': hub,
  '0004-staff': staff,
  '0005-tracking': tracking,
}
