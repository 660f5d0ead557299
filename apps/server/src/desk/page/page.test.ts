import fastifyCookie from '@fastify/cookie'
import type { StaffPageFacts } from '@foyer/contract/staff/page.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSites as openSites } from '../../access/site/sites.ts'
import { createStaffSessions, STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createAnswerSeal } from '../../platform/secrets/answer-seal.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { staffPageRoutes } from './page.routes.ts'

const TEMPLATE = '<!doctype html><html lang="en"><head><!--facts--></head><body></body></html>'

async function renderPage({ db, cookie }: { db: Awaited<ReturnType<typeof createFreshDatabase>>; cookie?: string }) {
  const app = fastify()
  await app.register(fastifyCookie)
  const sites = openSites(db)
  const staffSessions = createStaffSessions({
    db,
    sites,
    secret: Buffer.alloc(32),
    answerSeal: createAnswerSeal(testKeySecret),
    secondFactorRoles: [],
    now: () => new Date(),
  })
  await staffPageRoutes(app, { db, sites, staffSessions, development: false, template: async () => TEMPLATE })
  const response = await app.inject({ url: '/staff/arrivals', headers: cookie ? { cookie } : {} })
  await app.close()
  const facts = /id="facts">(.*?)<\/script>/.exec(response.body)?.[1] ?? '{}'
  return { response, facts: JSON.parse(facts) as StaffPageFacts }
}

it('serves one page for every path below /staff/, with the session inside it', async () => {
  const { app, db } = await createTestServer()
  const nobody = await renderPage({ db })
  expect(nobody.response.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(nobody.facts).toMatchObject({ base: '/staff', language: 'en', firstRun: false })
  expect(nobody.facts.session).toBeUndefined()
  const page = await createColleague(db, new Browser(app), { role: 'manager', name: '</script><b>Ana</b>' })
  const somebody = await renderPage({ db, cookie: `${STAFF_COOKIE}=${page.browser.cookies.get(STAFF_COOKIE)}` })
  expect(somebody.facts.session).toMatchObject({
    member: { name: '</script><b>Ana</b>' },
    hotels: [{ role: 'manager' }],
  })
  expect(somebody.response.body.match(/<\/script>/g)).toHaveLength(1)
})

it('asks for the set-up if there is neither a hotel nor a demo', async () => {
  const db = await createFreshDatabase()
  expect((await renderPage({ db })).facts.firstRun).toBe(true)
})
