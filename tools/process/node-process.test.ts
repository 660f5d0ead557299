import { expect, it } from 'vitest'
import { NodeProcess } from './node-process.ts'

const start = (script: string): NodeProcess =>
  new NodeProcess(['--eval', script], { name: 'The script', env: process.env, stdout: 'collect', stderr: 'collect' })

interface Message {
  readonly url?: string
  readonly answer?: number
}

it('waits for the requested message, answers, and stops at a signal', async () => {
  const started = start(`
    process.on('message', ({ add }) => process.send({ answer: add + 1 }))
    process.send({ words: 'soon' })
    process.send({ url: 'http://localhost:1' })`)
  expect(await started.waitFor('its address', (message: Message) => message.url)).toBe('http://localhost:1')
  const answer = started.waitFor('a sum', (message: Message) => message.answer)
  started.send({ add: 1 })
  expect(await answer).toBe(2)
  await started.stop()
  expect(started.child.signalCode).toBe('SIGTERM')
  await started.stop()
})

it('reports its output if it exits instead', async () => {
  const started = start(`console.log('Port 80'); console.error('is taken.'); process.exitCode = 1`)
  const failed = started.waitFor('its address', (message: Message) => message.url)
  await expect(failed).rejects.toThrow(/^The script ended instead of saying its address\./)
  await started.ended
  await expect.poll(() => started.output).toContain('is taken.')
})

it('gives up after its timeout', async () => {
  const started = start('setInterval(() => {}, 1_000)')
  const failed = started.waitFor('its address', (message: Message) => message.url, 1)
  await expect(failed).rejects.toThrow('The script did not say its address in time.')
  await started.stop('SIGKILL')
  expect(started.child.signalCode).toBe('SIGKILL')
})
