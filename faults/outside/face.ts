import { randomUUID } from 'node:crypto'
import { compareFaces, saveFaceConsent } from '@foyer/contract/face.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { Page } from '../page.ts'
import type { Break, Lane, Scenario, Verdict } from './scenario.ts'

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'
/** Reservations of the demo that arrive today: each lane uses its own. */
const reservations = [
  ['FOY1001', 'García López'],
  ['FOY1006', 'Dupont'],
  ['FOY1008', 'Silva'],
  ['FOY1013', 'Yılmaz'],
] as const

/** Attempts of a guest before they go to reception. */
const MAX_ATTEMPTS = 6

/** The face comparison: it has no external effect, and a match is recorded once. */
export const face: Scenario = {
  breaks: [
    { name: 'killed before the claim is kept', death: { pool: 'guests', transaction: 1, when: 'before' } },
    { name: 'killed after the claim is kept', death: { pool: 'guests', transaction: 1, when: 'after' } },
    { name: 'killed before asking', death: { port: 'face', when: 'before' } },
    { name: 'killed after the answer', death: { port: 'face', when: 'after' } },
    {
      name: 'killed before settling is kept',
      death: { pool: 'guests', transaction: 1, since: 'face', when: 'before' },
    },
    { name: 'killed after settling is kept', death: { pool: 'guests', transaction: 1, since: 'face', when: 'after' } },
    { name: 'question cut', line: { kind: 'cutRequest' } },
    { name: 'answer cut', line: { kind: 'cutAnswer' } },
    { name: 'answer late', line: { kind: 'late', ms: 11_000 } },
    { name: 'asked twice at once', twice: true },
  ],

  async inject(lane, wish, broken) {
    const server = await lane.server()
    const page = await getKiosk(lane, server.ready.url)
    const [voucher, surname] = reservations[lane.number % reservations.length] ?? reservations[0]
    const guest = async () => (await page.call(searchReservations, { voucher, surname })).reservations[0]?.guests[0]
    const { id } = (await guest()) ?? failMissing(voucher)
    const agree = (yes: boolean) => page.call(saveFaceConsent, { people: [{ id, face: yes, scan: true }] })
    // Withdrawing consent deletes an earlier match.
    await agree(false)
    await agree(true)
    const before = await server.tell({ type: 'matches', guestId: id })

    await compareUntilKnown(lane, page, { voucher, wish, broken })
    const isMatched = (await guest())?.faceMatched === true
    const matches = (await (await lane.server()).tell({ type: 'matches', guestId: id })) - before
    const asked = (await lane.simulators.face.ledger<{ face: string }>()).filter((entry) => entry.face.includes(wish))
    return { verdict: toVerdict(isMatched, matches), repeated: asked.length > 1 }
  },
}

const kiosks = new WeakMap<Lane, Page>()

/** One per lane: it keeps its reservation open while it works on it, even if its server dies. */
async function getKiosk(lane: Lane, url: string): Promise<Page> {
  const known = kiosks.get(lane)
  if (known) {
    known.url = url
    return known
  }
  const page = new Page(url, 'face', `10.1.${lane.number}.1`)
  await page.signIn(ANY_DEVICE)
  await page.load()
  kiosks.set(lane, page)
  return page
}

function toVerdict(isMatched: boolean, matches: number): Verdict {
  if (!isMatched || matches === 0) return 'lost'
  return matches === 1 ? 'once' : 'twice'
}

interface Comparison {
  readonly voucher: string
  readonly wish: string
  readonly broken: Break
}

/**
 * The page retries with the same key while the outcome is unknown; after a mismatch the guest takes
 * a new picture.
 */
async function compareUntilKnown(lane: Lane, page: Page, { voucher, wish, broken }: Comparison): Promise<void> {
  const query = { reservation: voucher, guest_number: '1' }
  const ask = (key: string) => page.send(compareFaces, { query, form: buildPictures(wish), key })
  let key: string = randomUUID()
  const server = await lane.server()
  if (broken.line) await lane.simulators.face.arm({ face: wish, ...broken.line })
  if (broken.death) await server.tell({ type: 'die', death: broken.death })
  if (broken.twice) await Promise.all([ask(key), ask(key)])
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const { status, problem } = await ask(key)
    if (status === 200) return
    if (status === 0) {
      await server.ended
      await lane.restart()
      page.url = (await lane.server()).ready.url
    } else if (problem !== 'underWay' && problem !== 'outcomeUnknown') key = randomUUID()
  }
}

function buildPictures(wish: string): FormData {
  const form = new FormData()
  for (const name of ['person_face', 'document_face']) form.append(name, new File([wish], name, { type: 'image/jpeg' }))
  return form
}

function failMissing(what: string): never {
  throw new Error(`${what} is not there.`)
}
