/** deadlock_detected, lock_not_available */
const codes: readonly unknown[] = ['40P01', '55P03']

/** Whether a statement was ended because of other transactions' locks, so that it may be tried again. */
export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && (('code' in error && codes.includes(error.code)) || isLockConflict(error.cause))
}
