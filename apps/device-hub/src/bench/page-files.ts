import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const

/** Files of the page by name; no others are served. */
const names = [
  'bench.html',
  'bench.css',
  'machine.css',
  'reader.css',
  'dispenser.css',
  'printer.css',
  'hand.css',
  'log.css',
  'bench.js',
  'dom.js',
  'kiosk.js',
  'machine.js',
  'documents.js',
  'drawings.js',
  'drag.js',
  'scenes.js',
  'log.js',
  'keep.js',
] as const

export function sendFile(response: ServerResponse, path: string, headers: Record<string, string>): boolean {
  const name = names.find((one) => one === (path === '' ? 'bench.html' : path))
  if (!name) return false
  const type = types[name.split('.').at(-1) as keyof typeof types]
  response.writeHead(200, { ...headers, 'content-type': type })
  createReadStream(fileURLToPath(new URL(`./page/${name}`, import.meta.url))).pipe(response)
  return true
}
