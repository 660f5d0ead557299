import { setTimeout as delay } from 'node:timers/promises'
import { signUp } from '@foyer/contract/account.ts'
import * as z from 'zod/mini'
import { Page } from '../page.ts'
import type { Break, Lane, Scenario } from './scenario.ts'

const MAX_ATTEMPTS = 6
/** A mail that was not sent by then is lost. */
const MAX_POLLS = 400
const POLL_INTERVAL_MS = 250

interface Entry {
  readonly to: string
  readonly id: string
}

/**
 * A mail caused by a change: stored with it, and sent once. If delivery is uncertain it is sent
 * again under the same id.
 */
export const mail: Scenario = {
  breaks: [
    { name: 'killed before the deed is kept', death: { pool: 'guests', transaction: 2, when: 'before' } },
    { name: 'killed after the deed is kept', death: { pool: 'guests', transaction: 2, when: 'after' } },
    { name: 'killed before sending', death: { port: 'mail', when: 'before' } },
    { name: 'killed after sending', death: { port: 'mail', when: 'after' } },
    {
      name: 'killed before it is marked',
      death: { pool: 'background', transaction: 1, since: 'mail', when: 'before' },
    },
    { name: 'killed after it is marked', death: { pool: 'background', transaction: 1, since: 'mail', when: 'after' } },
    { name: 'cut before it is taken', line: { kind: 'cutRequest' } },
    { name: 'cut after it is taken', line: { kind: 'cutAnswer' } },
    { name: 'taken late', line: { kind: 'late', ms: 3_000 } },
    { name: 'asked for twice at once', twice: true },
  ],

  async inject(lane, wish, broken) {
    const to = `${wish}@example.com`
    const server = await lane.server()
    const page = new Page(
      server.ready.url,
      'own',
      `10.2.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`,
    )
    await page.load()
    if (broken.line) await lane.simulators.mail.arm({ to, ...broken.line })
    if (broken.death) await server.tell({ type: 'die', death: broken.death })
    await signUpUntilKnown(page, lane, to, broken)
    if (broken.death) {
      await server.ended
      await lane.restart()
    }
    const ids = await readMailIds(lane, to, broken)
    const distinct = new Set(ids).size
    const verdict = distinct === 0 ? 'lost' : distinct === 1 ? 'once' : 'twice'
    return { verdict, repeated: ids.length > distinct }
  },
}

async function signUpUntilKnown(page: Page, lane: Lane, email: string, broken: Break): Promise<void> {
  const body = z.encode(signUp.body, { email, password: 'seven lamps lit' }) as object
  const first = await lane.server()
  if (broken.twice) await Promise.all([page.send(signUp, {}, body), page.send(signUp, {}, body)])
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const { status } = await page.send(signUp, {}, body)
    if (status === 200) return
    if (status === 0) {
      // Waits until the dying server has exited.
      await first.ended
      await lane.restart()
      page.url = (await lane.server()).ready.url
    }
  }
}

/** What the mail server has accepted for this address, once the queue is empty. */
async function readMailIds(lane: Lane, to: string, broken: Break): Promise<string[]> {
  const server = await lane.server()
  const isCut = broken.line !== undefined && broken.line.kind !== 'late'
  for (let looks = 0; looks < MAX_POLLS && (await server.tell({ type: 'open' })) > 0; looks += 1) {
    // Rarely, because mails in flight would be sent again: a failed one waits a minute before its
    // retry.
    if (isCut && looks % 10 === 5) await server.tell({ type: 'later' })
    await delay(POLL_INTERVAL_MS)
  }
  return (await lane.simulators.mail.ledger<Entry>()).filter((entry) => entry.to === to).map(({ id }) => id)
}
