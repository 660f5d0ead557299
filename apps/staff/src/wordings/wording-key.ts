import type en from './en.json'

/** English is written first; every other language has the same keys, grouped by view in the same order. */
export type WordKey = keyof typeof en
/** Values are in braces; a number may choose: {n, plural, one {# night} other {# nights}}. */
export type Wordings = Readonly<Record<WordKey, string>>
