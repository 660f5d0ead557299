import type * as z from 'zod/mini'
import { formatIssue } from './format-issue.ts'
import { type HotelConfig, hotelConfigSchema } from './hotel-config.ts'

export interface ConfigIssue {
  /** `screens.2.order`; empty for the document itself. */
  readonly path: string
  readonly message: string
}

export type ParsedConfig =
  | { readonly ok: true; readonly config: HotelConfig }
  | { readonly ok: false; readonly issues: readonly ConfigIssue[] }

/**
 * For hand-written documents: also reports unknown names, because a misspelt flag would silently do
 * nothing. Pages use the schema alone, so that an older page accepts a newer document.
 */
export function parseHotelConfig(document: unknown): ParsedConfig {
  const parsed = hotelConfigSchema.safeParse(document, { reportInput: true })
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.flatMap(toConfigIssues) }
  const unknown = findUnknownNames(document, parsed.data, '')
  return unknown.length > 0 ? { ok: false, issues: unknown } : { ok: true, config: parsed.data }
}

function toConfigIssues(issue: z.core.$ZodIssue): ConfigIssue[] {
  return [{ path: issue.path.map(String).join('.'), message: formatIssue(issue) }]
}

function findUnknownNames(given: unknown, understood: unknown, path: string): ConfigIssue[] {
  if (!isRecord(given) || !isRecord(understood)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name
    return Object.hasOwn(understood, name)
      ? findUnknownNames(value, understood[name], here)
      : [{ path: here, message: 'unknown name' }]
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
