import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

const readDeployed = (path: string) => readFileSync(join(import.meta.dirname, '../../../../../deploy', path), 'utf8')
const rules = readDeployed('prometheus/foyer-rules.yml')
const dashboard = readDeployed('grafana/foyer-dashboard.json')

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  readonly templating: { readonly list: readonly { readonly query: string }[] }
}

/** The words of an expression that can be metrics: with an underscore, outside of labels and groups. */
const findMetricNames = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !functions.includes(name))
const functions = ['histogram_quantile', 'label_values']

async function readMetrics({ app }: Awaited<ReturnType<typeof createTestServer>>): Promise<string> {
  return (await app.inject({ method: 'GET', url: '/metrics' })).body
}

it('N11 reports failed mails, silent kiosks, open alerts and free disk space, and nothing about guests', async () => {
  const server = await createTestServer({ freeBytes: async () => 12_345 })
  await server.openKiosk(1)
  await server.db.inHotel(1, async (tx) => {
    const mail = { end_name: 'mail', stream: 'a', kind: 'invitation', state: 'refused' as const, hotel_id: 1 }
    const settled_at = sql<Date>`clock_timestamp() - interval '1 hour'`
    const long = sql<Date>`clock_timestamp() - interval '2 days'`
    await tx
      .insertInto('deliveries')
      .values({ ...mail, id: randomUUID(), settled_at })
      .execute()
    await tx
      .insertInto('deliveries')
      .values({ ...mail, id: randomUUID(), settled_at: long })
      .execute()
    await tx
      .updateTable('devices')
      .set({ last_seen_at: new Date('2027-05-10T09:00:00Z'), name: 'By the door' })
      .execute()
  })
  const figures = await readMetrics(server)
  expect(figures).toContain('\nmails_failed{hotel="1"} 1\n')
  expect(figures).toContain('\nmails_failed{hotel="2"} 0\n')
  expect(figures).toContain(
    '\ndevice_last_seen_timestamp_seconds{hotel="1",device="By the door",app_key="kiosk"} 1809939600\n',
  )
  expect(figures).toContain('\ndisk_free_bytes 12345\n')
  await server.db.inHotel(1, (tx) => tx.updateTable('devices').set({ paused_at: new Date() }).execute())
  expect(await readMetrics(server)).not.toContain('device="By the door"')
})

it('N11 the example rules use metrics that exist', async () => {
  const figures = await readMetrics(await createTestServer({ freeBytes: async () => 1 }))
  const told = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const asked = [...rules.matchAll(/^ +expr: (.+)$/gm)].flatMap(([, expression = '']) => findMetricNames(expression))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.map((name) => name.replace(/(?<=seconds)_count$/, '')).filter((name) => !told.has(name))).toEqual([])
})

it('N28 the dashboard uses metrics and labels that exist, and adds up what each process counts itself', async () => {
  const figures = await readMetrics(await createTestServer())
  const types = new Map([...figures.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '', type = '']) => [name, type]))
  const { panels, templating } = JSON.parse(dashboard) as Dashboard
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(6)
  const names = [...expressions, ...templating.list.map(({ query }) => query)].flatMap(findMetricNames)
  expect(names.filter((name) => !types.has(name.replace(/(?<=seconds)_(count|bucket)$/, '')))).toEqual([])
  // One without a panel would be of no use to its reader.
  expect([...types.keys()].filter((name) => name.startsWith('foyer_') && !names.includes(name))).toEqual([])
  for (const expression of expressions) {
    const [name = ''] = findMetricNames(expression)
    const series = figures.split('\n').filter((line) => line.startsWith(`${name}{`))
    const labels = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
    for (const label of name.startsWith('foyer_') ? labels : []) expect(series[0]).toContain(`${label}="`)
    if (types.get(name) === 'counter') expect(expression).toMatch(/^sum by \(hotel\b.*\((increase|rate)\(/)
  }
})
