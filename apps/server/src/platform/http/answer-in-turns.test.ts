import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { answerInTurns } from './answer-in-turns.ts'

const nextTurn = () => new Promise(setImmediate)

const requests = (count: number) =>
  Array.from({ length: count }, () => {
    const request = new IncomingMessage(new Socket())
    return [request, new ServerResponse(request)] as const
  })

it('R4 of a thousand simultaneous requests twenty are started, and the rest after other pending work', async () => {
  const answered: IncomingMessage[] = []
  const answer = answerInTurns((request) => answered.push(request))
  const all = requests(45)
  for (const one of all) answer(...one)
  const counts = [answered.length]
  for (const _ of ['second', 'third']) {
    await nextTurn()
    counts.push(answered.length)
  }
  expect(counts).toEqual([20, 40, 45])
  expect(answered).toEqual(all.map(([request]) => request))
})

it('a single request is answered at once, even after a crowd', async () => {
  let answered = 0
  const answer = answerInTurns(() => answered++)
  for (const one of requests(25)) answer(...one)
  for (const _ of ['the rest', 'nobody']) await nextTurn()
  expect(answered).toBe(25)
  for (const one of requests(1)) answer(...one)
  expect(answered).toBe(26)
})

it('does not answer a client that hangs up while waiting', async () => {
  let answered = 0
  const answer = answerInTurns(() => answered++)
  const all = requests(30)
  for (const one of all) answer(...one)
  all.at(-1)?.[0].destroy()
  for (const _ of ['the rest', 'nobody']) await nextTurn()
  expect(answered).toBe(29)
})
