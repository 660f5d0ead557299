import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Every call comes from our own pages. Browsers report a request's origin; other callers prove
 * their visit. Behind a proxy our own name may be known only from PUBLIC_URL.
 */
export function checkOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw createForeignOrigin()
  const { origin } = request.headers
  if (origin === undefined || origin === `https://${request.host}` || origin === `http://${request.host}`) return
  const ours = [request.host, publicUrl && getHost(publicUrl)].filter(Boolean)
  if (!ours.includes(getHost(origin))) throw createForeignOrigin()
}

function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function createForeignOrigin(): Problem {
  return new Problem('foreignOrigin', 'calls are accepted from our own pages only')
}
