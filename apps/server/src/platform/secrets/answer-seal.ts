import type { KeySecret } from './key-secret.ts'

/** Encrypts answers that are stored under an idempotency key: some contain door codes and tokens. */
export interface AnswerSeal {
  /** As JSON. */
  seal(answer: object): string
  /** Null if there is none, or if it was sealed with a secret that is lost. */
  open(stored: unknown): object | null
}

const ABOUT = 'answer'

export function createAnswerSeal(secret: Pick<KeySecret, 'seal' | 'open'>): AnswerSeal {
  return {
    seal: (answer) => JSON.stringify(secret.seal(JSON.stringify(answer), ABOUT).toString('base64')),
    open(stored) {
      // Answers from before they were encrypted are objects.
      if (typeof stored === 'object') return stored
      const opened = typeof stored === 'string' ? secret.open(Buffer.from(stored, 'base64'), ABOUT) : undefined
      return opened === undefined ? null : JSON.parse(opened)
    },
  }
}
