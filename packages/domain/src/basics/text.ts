import * as z from 'zod/mini'
import { languages } from './language.ts'

/** A text of the hotel's own, in the languages that it was written in. Always shown as plain text. */
export const textSchema = z.partialRecord(z.enum(languages), z.string())
