import fastify from 'fastify'
import { expect, it } from 'vitest'
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
