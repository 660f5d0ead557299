import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { DESK_CHANNEL_PATH, type SingleSignOnFacts, type StaffPageFacts } from '@foyer/contract/staff/page.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toScriptData } from '../../access/page/page.ts'
import type { Sites } from '../../access/site/sites.ts'
import { STAFF_COOKIE, type StaffSessions } from '../../access/staff-session/staff-sessions.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { SingleSignOnSettings } from '../../platform/env/single-sign-on.ts'
import { allowCamera } from '../../platform/http/permissions.ts'
import { readSessionView } from '../session/session-view.ts'
import { hasDemoHotels } from '../setup/demo-setting.store.ts'
import { isFirstRun } from '../setup/first-run.ts'
import { allowDeskHubFrame, buildDeskHubPolicy } from './desk-hub-policy.ts'

interface PageRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly staffSessions: StaffSessions
  readonly development: boolean
  readonly singleSignOn?: SingleSignOnSettings | undefined
  /** If unset, the built staff application. */
  readonly template?: (() => Promise<string>) | undefined
}

const staffApp = fileURLToPath(new URL('../../../../staff/', import.meta.url))
const built = `${staffApp}dist/`

/** Serves one page for every path below /staff/; the page does its own routing. */
export async function staffPageRoutes(app: FastifyInstance, parts: PageRoutesDependencies): Promise<void> {
  const { db, sites, staffSessions, development, singleSignOn } = parts
  const isSignOnOnly = singleSignOn?.only ?? false
  const template = parts.template ?? createTemplateReader(development)
  const hidden = { schema: { hide: true } }

  app.get('/staff', hidden, async (_request, reply) => reply.redirect('/staff/'))
  app.get(DESK_CHANNEL_PATH, hidden, async (_request, reply) => {
    reply.header('content-security-policy', await buildDeskHubPolicy(db.directory))
    return reply.type('text/html; charset=utf-8').send('<!doctype html><title>Foyer</title>')
  })
  app.get('/staff/*', hidden, async (request, reply) => {
    const facts = await factsFor(request)
    // Staff answer video calls of guests on this page.
    allowCamera(reply, { microphone: true })
    allowDeskHubFrame(reply)
    // Replacement functions, because `$'` in a replacement string would insert part of the page.
    const html = (await template())
      .replace('<html lang="en">', () => `<html lang="${facts.language}">`)
      .replace('<!--facts-->', () => `<script type="application/json" id="facts">${toScriptData(facts)}</script>`)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
  if (existsSync(`${built}assets`)) {
    await app.register(fastifyStatic, {
      root: `${built}assets`,
      prefix: '/staff/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    })
  }

  async function factsFor(request: FastifyRequest): Promise<StaffPageFacts> {
    const token = request.cookies[STAFF_COOKIE]
    const member = token ? await staffSessions.find(token) : undefined
    const session =
      token && member
        ? await readSessionView({ db, sites, isSignOnOnly }, member, staffSessions.csrf(token))
        : undefined
    const firstRun = !(await hasDemoHotels(db.directory)) && (await isFirstRun(db.directory))
    return {
      language: session?.member.language ?? 'en',
      base: '/staff',
      version: process.env['npm_package_version'] ?? '',
      firstRun,
      ...(singleSignOn && { singleSignOn: toSignOnFacts(singleSignOn) }),
      ...(session ? { session } : {}),
    }
  }
}

const toSignOnFacts = ({ label, contact, only }: SingleSignOnSettings): SingleSignOnFacts => ({
  ...(label && { label }),
  ...(contact && { contact }),
  only,
})

/** Reads the template once, or for each page during development. */
function createTemplateReader(development: boolean): () => Promise<string> {
  if (development) return () => readFile(`${staffApp}index.html`, 'utf8')
  const file = `${built}index.html`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return async () => {
    if (text === undefined) throw new Problem('unavailable', 'the staff application is not built')
    return text
  }
}
