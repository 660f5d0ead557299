interface AlertTraits {
  /** Stops a guest who is standing there, or can wait for a quiet moment. */
  readonly urgent: boolean
  readonly about: 'stay' | 'device' | 'mail' | 'job' | 'hotelSystem' | 'hotel'
}

/** What makes the hotel look up. Wordings are labels `alert.<kind>`; what became of money and key is said with each. */
export const alertKinds = {
  roomNotAvailable: { urgent: true, about: 'stay' },
  keyPending: { urgent: true, about: 'stay' },
  paymentUnknown: { urgent: true, about: 'stay' },
  guestAsksForHelp: { urgent: true, about: 'stay' },
  cancelledAfterArrival: { urgent: true, about: 'stay' },
  deliveryRefused: { urgent: false, about: 'stay' },
  feedRefused: { urgent: false, about: 'hotelSystem' },
  reservationGuessed: { urgent: true, about: 'stay' },
  linkGuessed: { urgent: false, about: 'stay' },
  searchGuessed: { urgent: false, about: 'hotel' },
  deviceOffline: { urgent: false, about: 'device' },
  mailFailed: { urgent: false, about: 'mail' },
  jobFailing: { urgent: false, about: 'job' },
  jobLate: { urgent: false, about: 'job' },
} as const satisfies Record<string, AlertTraits>

export type AlertKind = keyof typeof alertKinds

export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]
