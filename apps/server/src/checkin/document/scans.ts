import { createHmac } from 'node:crypto'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { canEditScanned, manualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import { MAX_SCAN_ATTEMPTS } from '@foyer/domain/document/scan-outcome.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { getScannerKind } from '@foyer/domain/document/scanner-kind.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { insertScan, listScans } from './document.store.ts'

export interface Scans {
  /** Records that a document was read in this visit. */
  save(visit: Visit, document: Partial<ScannedDocument>): Promise<void>
  /**
   * Returns the guests with how their documents were captured, as the server knows it. Throws if
   * the hotel doesn't allow that.
   */
  evaluate(visit: Visit, given: readonly CapturedGuest[]): Promise<Guest[]>
}

/** A guest as they would be saved, and as they were. */
export interface CapturedGuest {
  readonly guest: Guest
  readonly before: Guest
}

interface ScansDependencies {
  readonly secret: Buffer
}

/**
 * The fields that a scan fixes. Names aren't among them: the reservation's spelling wins if it is
 * the same name.
 */
const facts = ['documentNumber', 'supportNumber', 'birthDate', 'expiryDate', 'nationality', 'gender'] as const
type Fact = (typeof facts)[number]
type Digests = Partial<Record<Fact, string>>

/** More than any party brings; only the newest scans count. */
const MAX_SCANS = 50

/**
 * Tracks scanned documents, because a page can't be trusted to say whether a document was scanned
 * or typed.
 */
export function createScans({ secret }: ScansDependencies): Scans {
  const digest = (visit: Visit, name: Fact, value: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([visit.id, name, toComparable(name, value)]))
      .digest('base64')

  /** Returns this visit's scans, newest first. */
  async function readings(visit: Visit): Promise<Digests[]> {
    const rows = await listScans(visit, MAX_SCANS)
    return rows.map(({ facts: read }) => read)
  }

  function judge(visit: Visit, { guest, before }: CapturedGuest, read: readonly Digests[]): Guest {
    const { documentNumber } = guest
    if (documentNumber === undefined) return guest
    if (isSameDocument(guest, before)) return { ...guest, manual: before.manual ?? guest.manual }
    const number = digest(visit, 'documentNumber', documentNumber)
    const reading = read.find((one) => one.documentNumber === number)
    if (!reading) {
      assertTypingAllowed(visit, guest, before)
      return { ...guest, manual: true }
    }
    if (!canEditScanned(visit.site.device, visit.site.policies.capture)) {
      const changed = facts.filter(
        (name) => reading[name] !== undefined && reading[name] !== digest(visit, name, guest[name] ?? ''),
      )
      if (changed.length > 0) throw new WrongFields(changed.map((path) => ({ path, issue: 'scanned' })))
    }
    return { ...guest, manual: false, typingReason: undefined }
  }

  return {
    async save(visit, document) {
      const read = facts.flatMap((name) => {
        const value = document[name]
        return value ? [[name, digest(visit, name, value)]] : []
      })
      await insertScan(visit, JSON.stringify(Object.fromEntries(read)))
    },

    async evaluate(visit, given) {
      const isNew = given.some(
        ({ guest, before }) => guest.documentNumber !== undefined && !isSameDocument(guest, before),
      )
      const read = isNew ? await readings(visit) : []
      return given.map((one) => judge(visit, one, read))
    },
  }
}

const toComparable = (name: Fact, value: string) =>
  name === 'documentNumber' || name === 'supportNumber' ? cleanDocumentNumber(value) : value

function isSameDocument(guest: Guest, before: Guest): boolean {
  return facts.every((name) => toComparable(name, guest[name] ?? '') === toComparable(name, before[name] ?? ''))
}

/**
 * The page reports three failed scans or a failed camera; the server knows the other reasons for
 * typing.
 */
function assertTypingAllowed({ site }: Visit, guest: Guest, before: Guest): void {
  const why = manualEntryReason({
    demo: site.policies.demo.on,
    allowed: site.policies.capture.manualEntry,
    attempts: guest.typingReason === 'triesUsed' ? MAX_SCAN_ATTEMPTS : 0,
    cameraFailed: guest.typingReason === 'cameraFailed',
    scanDeclined: before.scanConsent === false,
    // We can't distinguish a missing camera from a covered one, so typing is allowed there.
    readerInstalled: getScannerKind(site) !== 'picture',
  })
  if (!why) throw new WrongFields([{ path: 'documentNumber', issue: 'scanNeeded' }])
}
