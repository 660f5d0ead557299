import en from '../wordings/en.json' with { type: 'json' }
import { useTexts } from '../wordings/texts-context.tsx'
import type { WordingKey } from '../wordings/wording-key.ts'

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/** A hotel may ask for fields we have no label for: these show their own names. */
export function useFieldName(): (field: string) => string {
  const { say } = useTexts()
  return (field) => {
    const key = `field.${field}`
    return isWordKey(key) ? say(key) : field
  }
}
