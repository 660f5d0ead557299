import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  currentReservation,
  deliveryEvent,
  deliveryEvents,
  feedEvent,
  feedPage,
  webhookAnswer,
  webhookBody,
} from '@foyer/contract/hotel-system.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { expect, it, onTestFinished } from 'vitest'
import type * as z from 'zod/mini'
import { createHttpHotelSystem } from './http-hotel-system.ts'
import { signAnswer, signRequest, unsignedReason } from './signature.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/hotel-system.md'), 'utf8')

/** Returns the page's code blocks with this name. */
function examples(language: 'json' | 'js' | 'py', name: string): string[] {
  const found = [...page.matchAll(/^```(\w+) ([\w-]+)\n(.*?)^```$/gms)].filter(
    ([, inLanguage, title]) => inLanguage === language && title === name,
  )
  if (found.length === 0) throw new Error(`There is no example ${name}.`)
  return found.map(([, , , text = '']) => text)
}

const json = (name: string) => examples('json', name).map((text) => JSON.parse(text))
const hasPython = spawnSync('python3', ['--version']).status === 0

it('the page’s configuration can be published', () => {
  expect(json('document').map((document) => parseHotelConfig(document).ok)).toEqual([true])
})

it('the page’s signatures are valid', () => {
  const [{ secret, request, at, header, answer, answerHeader }] = json('signature')
  expect(signRequest(secret, request, new Date(at))).toBe(header)
  expect(unsignedReason(secret, request, { header, now: new Date(at) })).toBeUndefined()
  expect(signAnswer(secret, header, answer)).toBe(answerHeader)
})

it.each<[string, z.ZodMiniType]>([
  ['feed-page', feedPage],
  ['webhook', webhookBody],
  ['webhook-answer', webhookAnswer],
  ['delivery', deliveryEvent],
  ['current', currentReservation],
])('every %s of the page is valid', (name, schema) => {
  for (const example of json(name)) expect(schema.safeParse(example)).toMatchObject({ success: true })
})

it('every event of the page is valid, and every kind that we send has an example', () => {
  const events = [...json('feed-page'), ...json('webhook')].flatMap(({ events: all }) => all as unknown[])
  expect(events.map((event) => feedEvent.safeParse(event).success)).toEqual(events.map(() => true))
  expect(json('delivery').map(({ kind }) => kind)).toEqual(Object.keys(deliveryEvents))
})

const systems = [
  ['Node.js', 'js', process.execPath],
  ['Python', 'py', 'python3'],
] as const

it.each(systems.filter(([name]) => name !== 'Python' || hasPython))(
  'N22 the page’s complete system in %s can be pulled from, queried and delivered to',
  async (_, language, interpreter) => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-docs-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, language === 'js' ? 'system.mjs' : 'system.py')
    await writeFile(file, examples(language, 'system').join('\n'))
    const secret = 'a secret of more than sixteen letters'
    const child: ChildProcess = spawn(interpreter, [file], {
      env: { PATH: process.env['PATH'], SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [said] = await once(child.stdout ?? child, 'data')
    const url = `http://127.0.0.1:${String(said).trim()}`
    const system = createHttpHotelSystem({ url, secret })
    const heard = await system.pull(undefined)
    expect(heard.events.map((event) => feedEvent.safeParse(event).success)).toEqual([true])
    expect(await system.pull(heard.cursor)).toMatchObject({ events: [], more: false })
    expect(await system.ask('LAKE1')).toMatchObject({ reservation: { lastName: 'Soler' } })
    expect(await system.ask('LAKE2')).toBeUndefined()
    for (const told of json('delivery')) await system.deliver(deliveryEvent.parse(told))
    const stranger = createHttpHotelSystem({ url, secret: 'another secret of sixteen letters' })
    await expect(stranger.pull(undefined)).rejects.toThrow('without the right signature')
  },
)

it('N22 every delivery of the page has a key of its own', () => {
  const keys = json('delivery').map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
