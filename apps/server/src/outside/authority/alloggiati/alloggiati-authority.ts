import {
  type Authority,
  type AuthorityReport,
  type AuthoritySettings,
  CredentialsRefused,
  type RefusalReason,
} from '../authority.ts'
import { AnswerLost } from '../soap/post-soap.ts'
import { createAlloggiatiService, type Outcome } from './alloggiati-service.ts'
import { buildRows, type Row } from './build-rows.ts'
import { type PlaceTable, parsePlaceTable } from './place-table.ts'
import { findRefusedField } from './refused-field.ts'

const TABLE_LIFETIME_MS = 24 * 3_600_000

/** The same for every hotel that asks the same server. */
const tables = new Map<string, { readonly places: PlaceTable; readonly until: number }>()

/**
 * Italy's register. `Test` checks all rows before `Send`, which would store the right ones of a party
 * and leave the rest. There is no test system, so a hotel in test mode stops after `Test`.
 */
export function createAlloggiatiAuthority({ url, credentials, config }: AuthoritySettings): Authority {
  const service = createAlloggiatiService(url, credentials)
  const server = url ?? ''

  async function loadPlaces(): Promise<PlaceTable> {
    const known = tables.get(server)
    if (known && known.until > Date.now()) return known.places
    const places = parsePlaceTable(await service.table('Luoghi'))
    tables.set(server, { places, until: Date.now() + TABLE_LIFETIME_MS })
    return places
  }

  async function checkRows(rows: readonly Row[]): Promise<readonly RefusalReason[]> {
    const unknown = rows.flatMap((row) => row.unknown)
    return unknown.length > 0 ? unknown : toReasons(rows, await service.take('Test', getTexts(rows)))
  }

  const toReceipt = ({ report }: AuthorityReport, count: number) =>
    `${config.mode === 'live' ? 'Send' : 'Test'} ${report.arrivalDay} ${report.reference}: ${count}`

  return {
    async prepare() {
      await loadPlaces()
    },

    async send(version) {
      const rows = await withNothingSent(async () => buildRows(version.report, await loadPlaces()))
      const reasons = await withNothingSent(() => checkRows(rows))
      if (reasons.length > 0) return { state: 'refused', reasons }
      if (config.mode === 'test') return { state: 'accepted', receipt: toReceipt(version, rows.length) }
      try {
        const left = toReasons(rows, await service.take('Send', getTexts(rows)))
        const stored = rows.length - left.length
        const receipt = toReceipt(version, stored)
        if (left.length === 0) return { state: 'accepted', receipt }
        return { state: 'refused', reasons: left, ...(stored > 0 && { receipt }) }
      } catch (error) {
        if (error instanceof AnswerLost) return { state: 'unknown' }
        throw error
      }
    },

    async check() {
      try {
        await service.checkAccess()
        return { ok: true }
      } catch (error) {
        if (error instanceof CredentialsRefused) return { ok: false, text: error.message }
        throw error
      }
    },

    dayReceipt: (day) => service.receipt(day),

    encode: ({ report }) => getTexts(buildRows(report, tables.get(server)?.places)).join('\r\n'),
  }
}

const getTexts = (rows: readonly Row[]) => rows.map(({ text }) => text)

/** Before `Send` a lost answer is only an error: the whole call is repeated. */
async function withNothingSent<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof AnswerLost ? new Error(error.message) : error
  }
}

function toReasons(rows: readonly Row[], outcomes: readonly Outcome[]): readonly RefusalReason[] {
  return outcomes.flatMap(({ isRight, code, text }, at) =>
    isRight ? [] : [{ code, text, field: findRefusedField(text), guestId: rows[at]?.guestId }],
  )
}
