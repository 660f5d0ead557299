import type en from './en.json'

/**
 * English comes first; the other languages have the same keys, grouped by view in the same order.
 */
export type WordingKey = keyof typeof en
/**
 * Values are in braces; a number can choose a form: {n, plural, one {# night} other {# nights}}.
 */
export type Wordings = Readonly<Record<WordingKey, string>>
