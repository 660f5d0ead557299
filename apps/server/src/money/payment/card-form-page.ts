import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CardTokens } from '../../outside/payment-gateway/payment-gateway.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** Built with the guest application, as files of their own. */
const builtFiles = fileURLToPath(new URL('../../../../guest/dist/', import.meta.url))

const files = {
  'card-form.js': 'text/javascript; charset=utf-8',
  'card-form.css': 'text/css; charset=utf-8',
} as const

/**
 * The form's script and style. The frame has an opaque origin, for which everything of ours is
 * another site's.
 */
export function serveCardFormFiles(app: FastifyInstance): void {
  for (const [file, type] of Object.entries(files))
    app.get(`/pay/${file}`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type(type)
        .send(await readFile(`${builtFiles}${file}`)),
    )
}

interface CardFormOrder {
  readonly number: string
  /** Undefined in a demo, where no card is sent. */
  readonly tokens: CardTokens | undefined
}

/**
 * Sandboxed by its own policy, however it is opened: it has no cookies and no storage of ours, the
 * page around it can't read it, and it may send only to the provider.
 */
export function sendCardForm(reply: FastifyReply, { number, tokens }: CardFormOrder): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${tokens ? new URL(tokens.url).origin : "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ]
  const data = tokens && { url: tokens.url, merchant: tokens.merchant, terminal: tokens.terminal, order: number }
  const attributes = Object.entries(data ?? {}).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title><link rel="stylesheet" href="/pay/card-form.css"><main${attributes.join('')}></main><script src="/pay/card-form.js"></script></html>`,
    )
}
