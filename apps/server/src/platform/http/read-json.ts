import type { IncomingMessage } from 'node:http'
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_VALUES, MAX_TEXT_BYTES } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify'
import { createBodyTurns } from './body-turns.ts'
import { createShapeScan } from './json-shape.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values and names a JSON body may contain here. */
    maxValues?: number
    /** How long one text of a JSON body may be here. */
    maxTextBytes?: number
  }
}

const rejections = {
  deep: 'the body nests too deep',
  many: 'the body holds too much',
  long: 'a text of the body is too long',
} as const

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
  app.addContentTypeParser('application/json', (request, payload, done) => {
    receiveJson(request, payload, (problem, bytes) => {
      if (bytes)
        turns.run({
          bytes: bytes.length,
          caller: app.callerTurns.getName(request),
          work: () => read(request, bytes, done),
        })
      else done(problem)
    })
  })
}

/** Ends with the whole body, or as soon as a part of it shows that it is rejected. */
function receiveJson(
  request: FastifyRequest,
  payload: IncomingMessage,
  end: (problem: Problem | null, bytes?: Buffer) => void,
): void {
  const { config, bodyLimit = DEFAULT_MAX_BYTES } = request.routeOptions
  const { maxValues = DEFAULT_MAX_VALUES, maxTextBytes = MAX_TEXT_BYTES } = config
  const scan = createShapeScan({ maxValues, maxTextBytes })
  const parts: Buffer[] = []
  let length = 0

  function finish(problem: Problem | null, bytes?: Buffer): void {
    payload.off('data', add).off('end', complete).off('error', fail)
    // The rest is not received while the answer is prepared.
    if (problem) payload.pause()
    end(problem, bytes)
  }

  function add(part: Buffer): void {
    length += part.length
    const tooMuch = length > bodyLimit ? undefined : scan(part)
    if (length > bodyLimit) finish(new Problem('bodyTooLarge'))
    else if (tooMuch) finish(new Problem('unreadableBody', rejections[tooMuch]))
    else parts.push(part)
  }

  function complete(): void {
    const announced = Number(request.headers['content-length'] ?? length)
    if (length === announced) finish(null, Buffer.concat(parts, length))
    else finish(new Problem('unreadableBody', 'the body has another length'))
  }

  const fail = (cause: Error) => finish(new Problem('unreadableBody', undefined, { cause }))
  if (Number(request.headers['content-length']) > bodyLimit) end(new Problem('bodyTooLarge'))
  else payload.on('data', add).once('end', complete).once('error', fail)
}
