/** Authorities to which reports are sent, so that a guest's form follows their rules too. */
export const askingAuthorities = ['ses', 'alloggiati', 'siba'] as const

export interface AskingAuthority {
  readonly name: (typeof askingAuthorities)[number]
  /** Of what it receives reports. */
  readonly reports: 'stays' | 'rentals'
}
