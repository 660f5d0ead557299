/** The version of the terms that a guest accepted, in the language that they read. */
export interface AcceptedTerms {
  readonly language: string
  readonly hash: string
}

interface TermsContext {
  readonly accepted: readonly AcceptedTerms[]
  /** The hash of the published text in a language; undefined if the hotel has no terms. */
  readonly published: (language: string) => string | undefined
  /** The guest's current language. */
  readonly language: string
}

/** Terms that have changed since are no longer accepted. One member accepts for the whole party. */
export function computeTermsState({
  accepted,
  published,
  language,
}: TermsContext): 'notAsked' | 'accepted' | 'missing' {
  if (published(language) === undefined) return 'notAsked'
  return accepted.some((one) => published(one.language) === one.hash) ? 'accepted' : 'missing'
}
