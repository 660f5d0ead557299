import { join } from 'node:path'
import { compareFaces, saveFaceConsent } from '@foyer/contract/face.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { startReady } from '@foyer/tools/process/start-ready.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import * as z from 'zod/mini'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { createBenchFolder } from '../server.ts'
import { Screen } from './screen.ts'

const ROUNDS = 5
const SEARCHES = 21
const SLOW_MS = 2_000
/** Each of them would have held one of the guests' ten connections. */
const slow = ['1001', '1002', '1004', '1005', '1006', '1008', '1009', '1010', '1013', '1014']
const surnames: Readonly<Record<string, string>> = {
  1001: 'García López',
  1002: 'Müller',
  1004: 'Smith',
  1005: 'Smith',
  1006: 'Dupont',
  1008: 'Silva',
  1009: 'Nagy',
  1010: 'Nagy',
  1013: 'Yılmaz',
  1014: 'Papadopoulos',
}
/** How many times longer than usual a search may take. */
const LIMIT = 2
const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'

const testing = join(import.meta.dirname, '../../apps/server/src/testing/faults')
const matcher = join(import.meta.dirname, '../../simulators/face-matcher/main.ts')

/**
 * While ten guests wait for an external service that takes two seconds, an eleventh finds their
 * reservation as fast as ever.
 */
export const outside: Trial = {
  async run(say) {
    const folder = createBenchFolder()
    const processes = [await startReady<{ ports: { http: number } }>(matcher, {})]
    try {
      const face = `http://127.0.0.1:${processes[0]?.ready.ports.http}`
      const database = await startReady<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
      const env = { DATABASE_URL: database.ready.databaseUrl, FACE_MATCHER_URL: face, SMTP_URL: 'smtp://127.0.0.1:1' }
      const server = await startReady<{ url: string }>(`${testing}/server.ts`, env)
      try {
        return buildOutcome(await measure(server.ready.url, face, say))
      } finally {
        await server.stop()
        await database.stop()
      }
    } finally {
      for (const one of processes) await one.stop()
      folder.remove()
    }
  },
}

async function measure(url: string, face: string, say: (line: string) => void) {
  const kiosks = await Promise.all(slow.map((number, at) => openWaitingKiosk(url, number, at)))
  const searcher = new Screen(url, '10.3.0.1')
  await searcher.open('own')
  const search = () =>
    measureMs(() => searcher.send(searchReservations, { body: { voucher: 'FOY1015', surname: 'Ionescu' } }))
  for (let warm = 0; warm < SEARCHES; warm += 1) await search()
  const usual: number[] = []
  const meanwhile: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    say(`round ${round} of ${ROUNDS}`)
    for (let count = 0; count < SEARCHES; count += 1) usual.push(await search())
    for (const number of slow) await armFault(face, number)
    let waiting = kiosks.length
    const comparing = kiosks.map((compare) => compare().finally(() => (waiting -= 1)))
    await waitForRequests(face, slow.length * round)
    const during: number[] = []
    while (waiting === kiosks.length && during.length < SEARCHES) during.push(await search())
    if (during.length === 0) throw new Error('Nobody could search while the others waited.')
    meanwhile.push(...during)
    await Promise.all(comparing)
  }
  return { usual: computeSpread(usual), meanwhile: computeSpread(meanwhile), searches: meanwhile.length }
}

/** A kiosk with a guest who has agreed. Each comparison fails, so that it can be repeated. */
async function openWaitingKiosk(url: string, number: string, at: number): Promise<() => Promise<unknown>> {
  const screen = new Screen(url, `10.3.1.${at + 1}`)
  await screen.open('face', ANY_DEVICE)
  const body = { voucher: `FOY${number}`, surname: surnames[number] }
  const found = z.decode(searchReservations.reply, JSON.parse(await screen.send(searchReservations, { body })))
  const id = found.reservations[0]?.guests[0]?.id
  await screen.send(saveFaceConsent, {
    body: { person_list: [{ person_id: id, face_recognition_consent: true, scan_consent: true }] },
  })
  return () => {
    const form = new FormData()
    form.append('person_face', new File([`face ${number}`], 'face', { type: 'image/jpeg' }))
    form.append('document_face', new File(['another'], 'document', { type: 'image/jpeg' }))
    const query = { reservation: `FOY${number}`, guest_number: '1' }
    return screen.send(compareFaces, { query, body: form }).catch(() => undefined)
  }
}

async function armFault(face: string, number: string): Promise<void> {
  const body = JSON.stringify({ face: `face ${number}`, kind: 'late', ms: SLOW_MS })
  await fetch(`${face}/faults`, { method: 'POST', body })
}

/** Waits until all requests have reached the service. */
async function waitForRequests(face: string, count: number): Promise<void> {
  for (;;) {
    const ledger: unknown[] = await (await fetch(`${face}/ledger`)).json()
    if (ledger.length >= count) return
  }
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function buildOutcome({ usual, meanwhile, searches }: { usual: Spread; meanwhile: Spread; searches: number }) {
  const ratio = meanwhile.median / usual.median
  const row = (name: string, { median, lowest, highest }: Spread) => [name, ...[median, lowest, highest].map(formatMs)]
  return {
    lines: [
      ...formatTable([
        ['A search, ms', 'median', 'lowest', 'highest'],
        row('usually', usual),
        row(`while ${slow.length} wait ${SLOW_MS / 1000} s for an answer from outside`, meanwhile),
      ]),
      '',
    ],
    summary: `a search takes ${ratio.toFixed(2)} times as long while ${slow.length} wait for somebody outside (at most ${LIMIT})`,
    violations:
      ratio > LIMIT ? [`A search takes ${ratio.toFixed(1)} times as long; at most ${LIMIT} are promised.`] : [],
    results: { usual, meanwhile, searches, ratio, limit: LIMIT },
  }
}

const formatMs = (value: number): string => value.toFixed(1)
