import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageFacts } from '@foyer/contract/page.ts'
import type { FastifyInstance } from 'fastify'
import { StartProblem } from '../../platform/env/start-problem.ts'

const guestApp = fileURLToPath(new URL('../../../../guest/', import.meta.url))

/** Where the built page and its files are; the sources when a development server runs in front. */
const guestFiles = `${guestApp}dist/`

export interface Page {
  /** Renders the page with the facts it needs inside it. */
  render(facts: PageFacts, themeHref: string, opens?: { readonly laterScreen: boolean }): Promise<string>
}

export interface BuiltPage extends Page {
  readonly builtAt: Date
}

export async function readBuildTime(): Promise<Date> {
  const built = await stat(`${guestFiles}index.html`).catch(() => undefined)
  return built?.mtime ?? new Date(0)
}

/**
 * The scripts that compile WebAssembly, each in its own worker; no page and no other script may.
 */
const READER_WORKERS = /^\/assets\/(?:barcode|reader)-worker-/
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Scripts, styles and pictures of the guest application. */
export async function registerGuestAssets(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ url }, reply) => {
    if (READER_WORKERS.test(url)) reply.header('content-security-policy', READER_POLICY)
  })
  await app.register(fastifyStatic, {
    root: `${guestFiles}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    // The build puts a .br and a .gz next to each script and style.
    preCompressed: true,
  })
}

/** Read once, but again for each page during development. */
export async function loadPage(development: boolean): Promise<Page> {
  const file = development ? `${guestApp}index.html` : `${guestFiles}index.html`
  const read = () => readFile(file, 'utf8')
  const template = await read().catch((cause: unknown) => {
    throw new StartProblem('The guest application is not built: run npm start, or npm run build.', { cause })
  })
  return development ? createPage(read) : createPage(async () => template, await readBuiltWordings())
}

/**
 * Where the build has put the texts of each language and product; preloaded with the page instead
 * of after its script has run.
 */
async function readBuiltWordings(): Promise<Record<string, string>> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(`${guestFiles}.vite/manifest.json`, 'utf8').catch(() => '{}'),
  )
  const found = Object.entries(manifest).flatMap(([source, { file }]) => {
    const words = /^src\/wordings\/((?:\w+\/)?\w+)\.json$/.exec(source)?.[1]
    return words ? [[words, `/${file}`]] : []
  })
  return Object.fromEntries(found)
}

/**
 * `wordings` are files by language: of the first screen (`first/de`), of all others (`de`), and of
 * a product (`driver/de`).
 */
export function createPage(template: () => Promise<string>, wordings: Readonly<Record<string, string>> = {}): Page {
  return {
    async render(facts, themeHref, { laterScreen } = { laterScreen: false }) {
      const { language, hotelPage } = facts
      const later = laterScreen ? [language] : []
      const spoken = [`first/${language}`, ...later, `${hotelPage?.site.product.partyWord}/${language}`]
      const preload = spoken
        .flatMap((words) => wordings[words] ?? [])
        .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
        .join('')
      const head = `${preload}<link rel="stylesheet" href="${themeHref}"><script type="application/json" id="facts">${toScriptData(facts)}</script>`
      // Replaced by functions, because `$'` in a string would insert a part of the page.
      return (await template())
        .replace('<html lang="en">', () => `<html lang="${language}">`)
        .replace('<!--site-->', () => head)
    },
  }
}

/** JSON inside HTML: no text may close the block. */
export function toScriptData(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
