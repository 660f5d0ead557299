import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'

/** Deeper than anything that we are told; what walks through it further inside would run out of stack. */
const DEEPEST = 64

/** JSON is the only kind of body there is, in text that is really UTF-8. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    let text: string
    try {
      text = utf8.decode(bytes)
    } catch (cause) {
      return done(new Problem('unreadableBody', 'the body is not UTF-8', { cause }))
    }
    parse(request, text, (error, body: unknown) => {
      if (!error && isDeeperThan(body, DEEPEST)) return done(new Problem('unreadableBody', 'the body nests too deep'))
      done(error, body)
    })
  })
}

/** Level by level, since a call for each would run out of stack itself. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(isNest)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === levels) return true
    level = level.flatMap((nest) => Object.values(nest).filter(isNest))
  }
  return false
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
