import { setTimeout as delay } from 'node:timers/promises'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { Page } from '../page.ts'
import { pageEvent } from '../page-event.ts'

const INTERVAL_MS = 100

/** What a guest's page is answered, how often. It writes, and asks whether the server is ready as a proxy does. */
export async function watchAnswers(url: string): Promise<{ stop(): Promise<Readonly<Record<string, number>>> }> {
  const page = new Page(url, 'own', '10.6.0.1')
  await page.load()
  const answers: Record<string, number> = {}
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { status, problem } = await page.send(trackEvent, {}, pageEvent)
      const answer = problem === undefined ? String(status) : `${status} ${problem}`
      answers[answer] = (answers[answer] ?? 0) + 1
      await fetch(`${url}/readyz`).catch(() => undefined)
      await delay(INTERVAL_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return answers
    },
  }
}
