/** The words of some terms that somebody has accepted, in the language in which they read them. */
export interface AcceptedTerms {
  readonly language: string
  readonly hash: string
}

interface Asked {
  readonly accepted: readonly AcceptedTerms[]
  /** Of the words that are published now in a language; undefined where the hotel has no terms. */
  readonly published: (language: string) => string | undefined
  /** In which the guest reads now. */
  readonly language: string
}

/** Words that were changed since are not accepted any more. One of the party accepts for all. */
export function termsState({ accepted, published, language }: Asked): 'notAsked' | 'accepted' | 'missing' {
  if (published(language) === undefined) return 'notAsked'
  return accepted.some((one) => published(one.language) === one.hash) ? 'accepted' : 'missing'
}
