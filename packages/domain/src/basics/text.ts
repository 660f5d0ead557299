import * as z from 'zod/mini'
import { languages } from './language.ts'

/** A text by the hotel in one or more languages. Always shown as plain text. */
export const textSchema = z.partialRecord(z.enum(languages), z.string())
