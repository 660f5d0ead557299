/** For operators who make backups without a key. */
export const PLAIN_BACKUP_WARNING =
  'Backups are not encrypted, so everyone who gets one can read all guests’ data: set BACKUP_KEY.'
