/** Authorities whose rules a guest's form follows too. */
export const askingAuthorities = ['ses', 'alloggiati', 'siba', 'meldeschein', 'ficheDePolice', 'gaesteblatt'] as const

export interface AskingAuthority {
  readonly name: (typeof askingAuthorities)[number]
  /** Of what it receives reports. */
  readonly reports: 'stays' | 'rentals'
}
