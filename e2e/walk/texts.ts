import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const wordings = join(import.meta.dirname, '../../apps/guest/src/wordings')

export type FindText = (key: string) => RegExp

/**
 * Texts of the guest app in a language, as patterns. Placeholders match anything, and an icon may
 * precede them.
 */
export function loadTexts(language: string): FindText {
  const read = (file: string) => JSON.parse(readFileSync(join(wordings, file), 'utf8'))
  const words: Readonly<Record<string, string>> = { ...read(`first/${language}.json`), ...read(`${language}.json`) }
  return (key) => {
    const said = words[key]
    if (said === undefined) throw new Error(`There are no words for ${key} in ${language}.`)
    const parts = said.split(/\{\w+\}/).map((part) => RegExp.escape(part))
    return new RegExp(`(?:^|\\s)${parts.join('.+')}$`)
  }
}
