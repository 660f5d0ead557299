import { DEFAULT_MAX_BYTES, DEFAULT_MAX_VALUES } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { createBodyTurns } from './body-turns.ts'
import { oversizeReason } from './json-shape.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values and names a JSON body may contain here. */
    maxValues?: number
  }
}

const rejections = { deep: 'the body nests too deep', many: 'the body holds too much' } as const

/** Accepts only JSON bodies in valid UTF-8, and never more values than the call can use. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const read: FastifyBodyParser<Buffer> = (request, bytes, done) => {
    let text: string
    try {
      text = utf8.decode(bytes)
    } catch (cause) {
      return done(new Problem('unreadableBody', 'the body is not UTF-8', { cause }))
    }
    parse(request, text, done)
  }
  app.removeAllContentTypeParsers()
  const turns = createBodyTurns()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    turns.run(bytes.length, () => {
      const tooMuch = oversizeReason(bytes, request.routeOptions.config.maxValues ?? DEFAULT_MAX_VALUES)
      if (tooMuch) return done(new Problem('unreadableBody', rejections[tooMuch]))
      // A large body is counted in one turn of the event loop and parsed in another: each takes some
      // milliseconds.
      if (bytes.length > DEFAULT_MAX_BYTES) turns.run(bytes.length, () => read(request, bytes, done))
      else read(request, bytes, done)
    })
  })
}
