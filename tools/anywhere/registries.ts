import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Clone } from './clone.ts'
import { createCommonMachine } from './machine.ts'
import type { Trial } from './trial.ts'

/** The silence limit plus the time npm needs to start and retry. */
const timeoutMs = 150_000

const unreachableMessage = 'the package registry cannot be reached'
const noAnswerMessage = 'the package registry does not answer'

interface Registry {
  readonly name: string
  readonly answer?: RequestListener
  /** For a registry without a server. */
  readonly at?: string
  readonly reason: string
}

const registries: readonly Registry[] = [
  { name: 'a registry whose name is unknown', at: 'http://registry.invalid/', reason: unreachableMessage },
  // The discard port, on which nothing listens.
  { name: 'a registry that refuses connections', at: 'http://127.0.0.1:9/', reason: unreachableMessage },
  {
    name: 'a registry that is busy',
    answer: (_, response) => void response.writeHead(503).end('{}'),
    reason: 'the package registry refuses, and asks to be tried later',
  },
  {
    name: 'a registry that wants a password',
    answer: (_, response) => void response.writeHead(401).end('{}'),
    reason: 'the package registry does not hand out a package that is needed',
  },
  { name: 'a registry that hangs', answer: () => {}, reason: noAnswerMessage },
  {
    name: 'a registry that hangs in the middle of an answer',
    answer: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":'),
    reason: noAnswerMessage,
  },
]

export const registryTrials: readonly Trial[] = registries.map(({ name, answer, at, reason }) => ({
  name,
  async run() {
    const cache = mkdtempSync(join(tmpdir(), 'foyer-cache-'))
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    try {
      using clone = new Clone()
      const begin = performance.now()
      const env = { npm_config_registry: at ?? `http://127.0.0.1:${port}/`, npm_config_cache: cache }
      const start = createCommonMachine().npm(clone.path, ['start'], env)
      const { code, output } = await start.ended
      const seconds = Math.round((performance.now() - begin) / 1000)
      const sentence = `The packages could not be installed: ${reason}.`
      if (code === 0 || !output.includes(sentence)) throw new Error(`It does not say "${sentence}"\n${output}`)
      if (seconds * 1000 > timeoutMs) throw new Error(`It says so after ${seconds} s only.`)
      return `said after ${seconds} s`
    } finally {
      server.closeAllConnections()
      server.close()
      rmSync(cache, { recursive: true, force: true })
    }
  },
}))
