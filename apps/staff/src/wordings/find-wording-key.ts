import en from './en.json' with { type: 'json' }
import type { WordingKey } from './wording-key.ts'

/** Undefined if there is no text for what the server names. */
export const findWordingKey = (key: string): WordingKey | undefined =>
  Object.hasOwn(en, key) ? (key as WordingKey) : undefined
