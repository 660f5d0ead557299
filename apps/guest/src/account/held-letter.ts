import { forget, keep, kept } from '../site/kept.ts'

/** What the link of a letter can carry: it confirms an address, or lets its reader choose a password. */
type Letter = 'confirm' | 'reset'

const nameOf = (letter: Letter) => `account.${letter}`

/** What a letter's link carried, until it is used. It leaves the address at once. */
export function heldLetter(letter: Letter): string | undefined {
  return kept<string>(nameOf(letter))
}

export function holdLetter(letter: Letter, token: string): void {
  keep(nameOf(letter), token)
}

export function dropLetter(letter: Letter): void {
  forget(nameOf(letter))
}
