import type { en } from './en.ts'

/** English is written first; every other language has the same keys. */
export type WordKey = keyof typeof en
export type Wordings = Readonly<Record<WordKey, string>>
