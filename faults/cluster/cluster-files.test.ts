import { expect, it } from 'vitest'
import { buildEtcdEnv, formatEtcdEnv, formatHaproxy, formatPatroni, patroniTimes } from './cluster-files.ts'
import { examplePlan } from './cluster-plan.ts'

const [first] = examplePlan.machines
if (!first) throw new Error('The example has no machine.')

/** Written with `npm run vitest -- run faults/cluster -u`. */
const deployed = '../../deploy/cluster'

it('the files to copy are those of the plan that npm run faults cluster tries', async () => {
  await expect(formatEtcdEnv(examplePlan, first)).toMatchFileSnapshot(`${deployed}/etcd.env`)
  await expect(formatPatroni(examplePlan, first)).toMatchFileSnapshot(`${deployed}/patroni.yml`)
  await expect(formatHaproxy(examplePlan)).toMatchFileSnapshot(`${deployed}/haproxy.cfg`)
})

it('every machine finds each member of etcd, and HAProxy asks each Patroni for its role', () => {
  const members = buildEtcdEnv(examplePlan, first)['ETCD_INITIAL_CLUSTER']?.split(',')
  expect(members).toEqual(['db1=http://10.0.0.21:2380', 'db2=http://10.0.0.22:2380', 'db3=http://10.0.0.23:2380'])
  const hosts = /^ {2}hosts: (.*)$/m.exec(formatPatroni(examplePlan, first))?.[1]?.split(',')
  expect(hosts).toEqual(['10.0.0.21:2379', '10.0.0.22:2379', '10.0.0.23:2379'])
  const servers = [...formatHaproxy(examplePlan).matchAll(/^ {4}server (\S+) (\S+) check addr (\S+) port (\d+)$/gm)]
  const machines = [
    ['db1', '10.0.0.21:5432', '10.0.0.21', '8008'],
    ['db2', '10.0.0.22:5432', '10.0.0.22', '8008'],
    ['db3', '10.0.0.23:5432', '10.0.0.23', '8008'],
  ]
  expect(servers.map(([, ...words]) => words)).toEqual([...machines, ...machines])
  expect(formatHaproxy(examplePlan).match(/GET \S+/g)).toEqual(['GET /primary', 'GET /replica'])
})

it("Patroni's rule: a failed renewal is retried before the leader's lock ends", () => {
  const { ttl, loop_wait, retry_timeout } = patroniTimes
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl)
  expect(formatPatroni(examplePlan, first)).toContain(`    ttl: ${ttl}\n    loop_wait: ${loop_wait}\n`)
})
