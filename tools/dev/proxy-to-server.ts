import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'

/** Vite serves an app's own sources, and passes every page and call to the server behind it. */
export function proxyToServer(server: string): Plugin {
  return {
    name: 'foyer-in-front-of-the-server',
    configureServer(vite) {
      vite.middlewares.use((incoming, outgoing, next) => {
        if (incoming.url === '/parts') showParts(vite, outgoing, next)
        else if (isViteRequest(vite, incoming)) next()
        else proxyRequest(vite, server, incoming, outgoing)
      })
      proxySockets(vite, server)
    },
  }
}

/** A page with every component in every state, which exists only in development. */
function showParts(vite: ViteDevServer, outgoing: ServerResponse, next: (error: unknown) => void): void {
  const page = readFileSync(join(vite.config.root, 'parts.html'), 'utf8')
  vite.transformIndexHtml('/parts.html', page).then((html) => {
    outgoing.setHeader('content-type', 'text/html; charset=utf-8')
    outgoing.end(html)
  }, next)
}

/** Passes everything below one path to another Vite. */
export function delegateTo(below: string, other: () => ViteDevServer): Plugin {
  return {
    name: 'foyer-hand-over',
    configureServer(vite) {
      vite.middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith(below)) other().middlewares(incoming, outgoing, next)
        else next()
      })
    },
  }
}

function isViteRequest(vite: ViteDevServer, incoming: IncomingMessage): boolean {
  const { base, root, publicDir } = vite.config
  const path = new URL(incoming.url ?? '/', 'http://vite').pathname
  if (!path.startsWith(base)) return false
  const inside = path.slice(base.length)
  if (/^(?:@|__|node_modules\/)/.test(inside)) return true
  return inside !== '' && !inside.endsWith('.html') && [root, publicDir].some((folder) => isFile(folder, inside))
}

/** Only paths with an extension are sources: `pok/` may also be a folder. */
const isFile = (folder: string, path: string): boolean => /\.\w+$/.test(path) && existsSync(join(folder, path))

function proxyRequest(vite: ViteDevServer, server: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/' } = incoming
  // Compressed pages could not be rewritten here, and a 304 would miss the newest sources.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers
  const forwarded = request(new URL(url, server), { method, headers }, async (answer) => {
    if (!isPage(url, answer)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    // The built app's policy forbids what reloading needs.
    const dropped = ['content-security-policy', 'content-length', 'etag']
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !dropped.includes(name)) outgoing.setHeader(name, value)
    }
    outgoing.statusCode = answer.statusCode ?? 200
    outgoing.end(await vite.transformIndexHtml(url, await text(answer)))
  })
  forwarded.on('error', () => {
    outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    outgoing.end('The server is starting or has failed; its terminal tells which.')
  })
  incoming.pipe(forwarded)
}

const isPage = (url: string, answer: IncomingMessage): boolean =>
  /^\/(?:pok|staff)\//.test(url) && (answer.headers['content-type'] ?? '').startsWith('text/html')

/** Vite's own socket is for reloads; all others belong to the server. */
function proxySockets(vite: ViteDevServer, server: string): void {
  vite.httpServer?.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    if ((incoming.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')) return
    const { hostname, port } = new URL(server)
    const behind = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
      for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
      }
      behind.write(`${lines.join('\r\n')}\r\n\r\n`)
      behind.write(head)
      socket.pipe(behind).pipe(socket)
    })
    behind.on('error', () => socket.destroy())
    socket.on('error', () => behind.destroy())
  })
}
