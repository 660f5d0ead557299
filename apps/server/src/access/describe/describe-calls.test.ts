import { calls as guestCalls } from '@foyer/contract/calls.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { openApi } from './testing/open-api.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: object }>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: object; readonly schemas: object }
}

const calls: readonly AnyCall[] = [...guestCalls, ...staffCalls]

async function readDescription() {
  const server = await createTestServer()
  const document: Document = (await server.app.inject({ method: 'GET', url: '/api/docs/json' })).json()
  const of = ({ path, method }: AnyCall) => {
    const found = document.paths[path]?.[method.toLowerCase()]
    if (!found) throw new Error(`${method} ${path} is not described.`)
    return found
  }
  return { document, of }
}

it('J11 the description of calls is valid OpenAPI 3.1, each of its schemas too, and every reference resolves', async () => {
  const { document } = await readDescription()
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false })
  const isValid = ajv.compile(openApi)
  expect([isValid(document), isValid.errors]).toEqual([true, null])
  const { components } = document
  // A dangling reference does not compile.
  ajv.addKeyword('components').addSchema({ $id: 'document', components })
  const inDocument = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))
  for (const [at, schema] of listSchemas(document)) expect(() => ajv.compile(inDocument(schema)), at).not.toThrow()
  expect(listSchemas(document).length).toBeGreaterThan(300)
})

it('J11 it has every call, each address with its own id', async () => {
  const { document } = await readDescription()
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.flatMap((id) => id.split('_')).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

it('J11 it lists what each call takes, who may call it, and how it is refused', async () => {
  const { of } = await readDescription()
  for (const call of calls) {
    const { parameters, security, requestBody, responses } = of(call)
    const named = (where: string) => parameters.filter((one) => one.in === where).map(({ name }) => name)
    const told = {
      path: named('path'),
      query: named('query'),
      hasSecurity: security.length > 0,
      asksForUser: security.some((one) => 'user' in one),
      hotel: named('header').includes('x-hotel-id'),
      key: named('header').includes('idempotency-key'),
      hasBody: requestBody !== undefined,
      refusals: ['400', '401', '404', '415', '429'].filter((status) => status in responses),
    }
    const isPost = call.method === 'POST'
    expect([call.name, told]).toEqual([
      call.name,
      {
        path: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        query: Object.keys(getWireShape(call)),
        hasSecurity: call.by !== 'anyone',
        asksForUser: call.by === 'user',
        hotel: ['visit', 'user', 'staff'].includes(call.by),
        key: call.changes && call.by !== 'anyone',
        hasBody: isPost,
        refusals: ['400', ...(call.by !== 'anyone' || isPost ? ['401'] : []), '404', ...(isPost ? ['415'] : []), '429'],
      },
    ])
  }
})

it('J11 it marks pictures, forms, files and streams as other than JSON', async () => {
  const { of } = await readDescription()
  const types = (call: AnyCall) => Object.keys(of(call).requestBody?.content ?? {})
  const bodies = { form: ['multipart/form-data'], picture: ['image/jpeg', 'image/png', 'image/webp'] }
  for (const call of calls.filter(({ bodyAs }) => bodyAs))
    expect([call.name, types(call)]).toEqual([call.name, bodies[call.bodyAs ?? 'form']])
  const answers = { file: ['application/octet-stream'], events: ['text/event-stream'] }
  for (const call of calls.filter(({ replyAs }) => replyAs))
    expect([call.name, Object.keys(of(call).responses['200']?.content ?? {})]).toEqual([
      call.name,
      answers[call.replyAs ?? 'file'],
    ])
})

/** The names of a call's query on the wire. */
function getWireShape({ query }: AnyCall): object {
  const { def } = query._zod as unknown as { def: { in?: { _zod: { def: { shape: object } } }; shape?: object } }
  return def.shape ?? def.in?._zod.def.shape ?? {}
}

function listSchemas(document: Document): [string, object][] {
  const found: [string, object][] = Object.entries(document.components.schemas)
  const look = (at: string, part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part))
      if (key === 'schema') found.push([`${at}.${key}`, value as object])
      else look(`${at}.${key}`, value)
  }
  look('paths', document.paths)
  return found
}
