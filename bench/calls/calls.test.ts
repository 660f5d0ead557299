import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../server.ts'
import { bareCall } from './bare-call.ts'
import { bareCalls } from './bare-calls.ts'
import { hotelsDay } from './days.ts'
import { closeConnections } from './http.ts'
import { ARRIVALS_A_DAY } from './lay-book.ts'
import { startPostgres } from './postgres.ts'
import { layFirstBook, startBare, startServer } from './start.ts'
import { openWays } from './ways.ts'

test("J14 the benchmark's tables match the schema: every path runs once, and every bare call answers", async () => {
  const folder = dataFolder()
  onTestFinished(() => folder.remove())
  const postgres = await startPostgres(folder.path)
  onTestFinished(() => postgres.stop())
  const url = await postgres.create('short')
  const day = hotelsDay(new Date())
  const [first] = await layFirstBook(url, 3 * ARRIVALS_A_DAY, day)
  if (!first) throw new Error('Nobody arrives today.')
  const server = await startServer(url)
  onTestFinished(() => server.stop())
  const bare = await startBare({ short: url })
  onTestFinished(() => bare.stop())
  onTestFinished(closeConnections)

  const measured = new Set<string>()
  const way = await openWays(server.url, (name) => measured.add(name))
  await way(first)
  for (const name of Object.keys(bareCalls)) await bareCall(`${bare.url}/short`, name, first, day)
  // Everything with a bare counterpart was measured against it.
  expect(Object.keys(bareCalls).filter((name) => !measured.has(name))).toEqual([])
})
