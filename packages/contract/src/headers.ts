/** Headers common to every call; the specification defines their meaning, the names are ours. */
export const headers = {
  csrf: 'x-csrftoken',
  companyId: 'x-company-id',
  hotelId: 'x-hotel-id',
  isPok: 'x-is-pok',
  appType: 'x-app-type',
  appKey: 'x-app-key',
  environment: 'x-env-token',
  idempotencyKey: 'idempotency-key',
  /** `Bearer` and the token of the signed-in user. */
  authorization: 'authorization',
  /**
   * 1 if a live event triggered the call, not a person. Such calls do not extend an idle staff
   * session.
   */
  background: 'x-foyer-background',
} as const
export type HeaderName = keyof typeof headers
