import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'

/** Every call comes from a page of ours. Browsers say where a request comes from; other callers prove their visit. */
export function checkOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
  const { origin, host } = request.headers
  if (origin !== undefined && hostOf(origin) !== host) throw foreign()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function foreign(): Problem {
  return new Problem('foreignOrigin', 'calls are accepted from our own pages only')
}
