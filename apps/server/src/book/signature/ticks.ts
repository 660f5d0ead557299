import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { findMissingTicks, getRequestedTicks, type RequestedTicks, type Ticks } from '@foyer/domain/signature/ticks.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { readSiteAt } from './read-site-at.ts'
import { listTextsAbove, type TextAbove } from './texts-above.ts'

export interface SentTicks extends Ticks {
  /**
   * The version of the configuration that the page has read; absent from callers that read none.
   */
  readonly version?: string | undefined
}

export interface Tick extends TextAbove {
  readonly agreed: boolean
  readonly version: number
}

const nothing: SentTicks = { checks: {}, terms: false }

/**
 * The answers, with the texts that are published now. Texts that the guest did not read are not
 * agreed to.
 */
export async function readTicks(visit: Visit, guest: Guest, sent: SentTicks = nothing): Promise<readonly Tick[]> {
  const { site, language } = visit
  const published = listTextsAbove(site, language)
  const version = visit.hotel.configVersion ?? 0
  if (sent.version !== undefined && sent.version !== String(version)) {
    const read = await readSiteAt(visit, sent.version)
    if (!read || !areSame(listTextsAbove(read, language), published))
      throw new Problem('textsChanged', 'the page shows texts that are no longer published')
  }
  const hasTerms = published.some(({ subject }) => subject === 'terms')
  const asked = getRequestedTicks(guest, { checks: site.fields.checks, hasTerms }, visit.today)
  assertTicked(asked, sent)
  const isAsked = ({ subject, name }: TextAbove) =>
    subject === 'terms' ? asked.hasTerms : asked.checks.some((check) => check.name === name)
  return published.filter(isAsked).flatMap((text) => {
    const agreed = text.subject === 'terms' ? sent.terms : sent.checks[text.name]
    return agreed === undefined ? [] : [{ ...text, agreed, version }]
  })
}

function assertTicked(asked: RequestedTicks, sent: Ticks): void {
  const missing = findMissingTicks(asked, sent)
  const paths = [...missing.checks, ...(missing.terms ? ['terms'] : [])]
  if (paths.length > 0) throw new WrongFields(paths.map((path) => ({ path: `ticks.${path}`, issue: 'required' })))
}

function areSame(some: readonly TextAbove[], others: readonly TextAbove[]): boolean {
  const print = (texts: readonly TextAbove[]) =>
    JSON.stringify(texts.map(({ subject, name, words }) => [subject, name, words]))
  return print(some) === print(others)
}
