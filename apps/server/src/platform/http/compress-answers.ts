import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Shorter ones fit into one packet anyway. */
const MIN_BYTES = 1_024

/** Favours speed over size: what is requested often was compressed at the build. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encoders = {
  br: (content: string | Buffer) => promisify(brotliCompress)(content, quality),
  gzip: (content: string | Buffer) => promisify(gzip)(content),
} as const

const compressibleTypes = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/

/**
 * Compresses text responses. A secret next to text chosen by an attacker could be guessed from the
 * length (BREACH): calls are safe, since each needs a header that only our page knows, and a page
 * that repeats parts of its address sends `no-transform`, which is honoured here (decision 041).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (!isContent(payload) || Buffer.byteLength(payload) < MIN_BYTES || !mayChange(request, reply)) return payload
    reply.header('vary', 'accept-encoding')
    const way = chooseEncoding(request)
    if (!way) return payload
    reply.header('content-encoding', way)
    reply.removeHeader('content-length')
    return encoders[way](payload)
  })
}

function isContent(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

function mayChange({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const isWords = compressibleTypes.test(String(reply.getHeader('content-type') ?? ''))
  const isFixed = /no-transform/.test(String(reply.getHeader('cache-control') ?? ''))
  return method !== 'HEAD' && isWords && !isFixed && !reply.hasHeader('content-encoding')
}

/** The best encoding that the browser accepts; `q=0` excludes one. */
function chooseEncoding({ headers }: FastifyRequest): keyof typeof encoders | undefined {
  const asked = String(headers['accept-encoding'] ?? '').split(',')
  const taken = asked.flatMap((one) => {
    const [name = '', quality = ''] = one.split(';').map((part) => part.trim().toLowerCase())
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name]
  })
  return (['br', 'gzip'] as const).find((way) => taken.includes(way))
}
