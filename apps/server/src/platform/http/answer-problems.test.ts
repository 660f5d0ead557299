import { Problem } from '@foyer/domain/problem/problem.ts'
import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { RequestLog } from '../log/request-log.ts'
import { answerProblems } from './answer-problems.ts'

it.each([
  ['an impossible date', '22008'],
  ['a malformed date', '22007'],
])('J9 %s is the sender’s mistake wherever the database meets it, and not an error of ours', async (_, code) => {
  const app = fastify()
  answerProblems(app)
  app.get('/', () => Promise.reject(Object.assign(new Error('refused'), { code })))
  const answer = await app.inject({ method: 'GET', url: '/' })
  expect([answer.statusCode, answer.json().problem]).toEqual([400, 'badInput'])
})

it('R23 of the problems of an overloaded server one a second is logged, and every other error', async () => {
  let ms = 0
  const lines: { problem: string; times?: number }[] = []
  const app = fastify({
    logController: new RequestLog(),
    logger: { level: 'error', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  })
  answerProblems(app, { now: () => ms })
  app.get('/busy', () => Promise.reject(new Problem('unavailable')))
  app.get('/broken', () => Promise.reject(new Error('broken')))
  const get = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode
  for (let at = 0; at < 50; at++) expect(await get('/busy')).toBe(503)
  for (let at = 0; at < 3; at++) expect(await get('/broken')).toBe(500)
  ms = 1_000
  await get('/busy')
  // Logged when the response has ended, which is after `inject` has it.
  await vi.waitFor(() =>
    expect(lines.map(({ problem, times }) => [problem, times])).toEqual([
      ['unavailable', 1],
      ...Array.from({ length: 3 }, () => ['unexpected', undefined]),
      ['unavailable', 50],
    ]),
  )
})
