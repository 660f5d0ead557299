import { en } from './en.ts'
import type { Wordings } from './wording-key.ts'

export const de: Wordings = en
