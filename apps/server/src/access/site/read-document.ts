import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { type ConfigIssue, parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { toPublicConfig } from '@foyer/domain/config/public-config.ts'
import { resolveSite, type Site } from '@foyer/domain/config/site.ts'

/** A parsed hotel document; immutable. */
export interface ReadDocument {
  readonly config: HotelConfig
  /** As the device of one app sees it, before removing what this server cannot offer. */
  settle(appKey: string, channelOverride: string | null): Site
}

type Reading =
  | { readonly ok: true; readonly read: ReadDocument }
  | { readonly ok: false; readonly issues: readonly ConfigIssue[] }

/** More than the hotels of a company; an evicted one is read again. */
const MAX_KNOWN = 50

const known = new Map<string, Reading>()

/**
 * Depends only on the text, so that the same document is read once per process: for guests and for
 * staff, and again after a change to the hotel's row that left the document unchanged.
 */
export function readDocument(document: unknown): Reading {
  const text = JSON.stringify(document)
  const reading = known.get(text) ?? readAnew(document)
  // The most recently used one is evicted last.
  known.delete(text)
  known.set(text, reading)
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break
    known.delete(oldest)
  }
  return reading
}

function readAnew(document: unknown): Reading {
  const read = parseHotelConfig(document)
  if (!read.ok) return read
  const { config } = read
  const settled = new Map<string, Site>()
  let shown: ReturnType<typeof toPublicConfig> | undefined
  function settle(appKey: string, channelOverride: string | null): Site {
    const key = JSON.stringify([appKey, channelOverride])
    const before = settled.get(key)
    if (before) return before
    shown ??= toPublicConfig(config)
    const site = resolveSite({ config: shown, appKey, channelOverride })
    settled.set(key, site)
    return site
  }
  return { ok: true, read: { config, settle } }
}
