import { forget, keep, kept } from '../site/kept.ts'

const NAME = 'account.confirm'

/** What a letter's link carried, until somebody has signed in who can use it. */
export function heldConfirmation(): string | undefined {
  return kept<string>(NAME)
}

export function holdConfirmation(token: string): void {
  keep(NAME, token)
}

export function dropConfirmation(): void {
  forget(NAME)
}
