/** Answers a repeated request from memory, without querying the database. */
export function createRecentAnswers<Answer>(most = 256) {
  const known = new Map<string, Answer>()
  return {
    of: (id: string): Answer | undefined => known.get(id),
    keep(id: string, answer: Answer): void {
      known.set(id, answer)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}
