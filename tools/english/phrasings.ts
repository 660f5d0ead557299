/** Phrasings that slow a reader down, and what to write instead. CONTRIBUTING.md, *Words*, has the names. */
export const phrasings = [
  { pattern: /\bwhoever\b/i, instead: 'name the person or program: the guest, the caller, staff' },
  { pattern: /\bnobody\b/i, instead: 'no one, or say what does not happen' },
  { pattern: /\bsomebody\b/i, instead: 'someone, or name the person' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/i, instead: 'is notified, is sent, reads' },
  { pattern: /\b(?:is|are|was|were|be|been|being) said\b/i, instead: 'is reported, is sent' },
  { pattern: /\b(?:stands|stood) (?:in|at|on|by|beside|there|for|under|above|below)\b/i, instead: 'is in, is at' },
  { pattern: /\b(?:lay|laid) (?:anew|the demo)\b|\blays\b/i, instead: 'seeds, creates' },
  { pattern: /\bin vain\b/i, instead: 'without success' },
  { pattern: /\bhas a most\b|\btheir most\b|\bits most\b/i, instead: 'has a maximum' },
  { pattern: /\bby and by\b|\bhitherto\b|\bthereupon\b|\bwherefrom\b/i, instead: 'a plain word' },
] as const satisfies readonly { readonly pattern: RegExp; readonly instead: string }[]

export interface Match {
  readonly line: number
  readonly text: string
  readonly instead: string
}

/** Every banned phrasing in a text, with the line it is on. */
export function findPhrasings(text: string): Match[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      phrasings
        .filter(({ pattern }) => pattern.test(line))
        .map(({ instead }) => ({ line: at + 1, text: line.trim(), instead })),
    )
}
