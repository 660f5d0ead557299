/**
 * The values that the hotel's system expects in `signatureSkipped`; the last one is the guest's
 * choice.
 */
export const signatureSkips = [
  'SignatureNotMandatoryForGuestCountry',
  'GuestHasSignature',
  'SignatureOnlyMainGuest',
  'GuestNotOldEnoughForSignature',
  'signatureSkippedByUser',
] as const
export type SignatureSkip = (typeof signatureSkips)[number]
