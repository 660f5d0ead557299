import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/assets/flags/'

/** Serves one small picture per country; a page fetches those that it shows, once. */
export async function flagRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('country-flag-icons/3x2/flags.css'))),
    prefix: PREFIX,
    allowedPath: (path) => /^\/[A-Z]{2}\.svg$/.test(path),
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
}

export function getFlagUrl(alpha2: string): string {
  return `${PREFIX}${alpha2}.svg`
}
