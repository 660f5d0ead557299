import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const pictureType = /^image\/(jpeg|png|webp)$/

/** Accepts bodies that are one picture. They stay in memory for the duration of the request. */
export function registerPictureParser(app: FastifyInstance): void {
  app.addContentTypeParser(pictureType, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}

/** The body that a call takes; a picture is rejected where the call doesn't take one. */
export function getBody(call: AnyCall, request: FastifyRequest): unknown {
  if (call.method === 'GET') return {}
  const { body, headers } = request
  if (call.bodyAs !== 'picture') {
    if (Buffer.isBuffer(body)) throw new Problem('notJson')
    return body
  }
  if (!Buffer.isBuffer(body)) throw new Problem('notJson', 'this call takes a picture')
  return new File([new Uint8Array(body)], 'picture', { type: headers['content-type'] ?? '' })
}
