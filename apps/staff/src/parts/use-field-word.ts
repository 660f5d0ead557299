import en from '../wordings/en.json' with { type: 'json' }
import type { WordKey } from '../wordings/wording-key.ts'
import { useWords } from '../wordings/words-context.tsx'

const isWordKey = (key: string): key is WordKey => Object.hasOwn(en, key)

/** A hotel may ask for fields we have no label for: these show their own names. */
export function useFieldWord(): (field: string) => string {
  const { say } = useWords()
  return (field) => {
    const key = `field.${field}`
    return isWordKey(key) ? say(key) : field
  }
}
