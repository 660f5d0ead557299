import { problemAnswer } from '@foyer/contract/common.ts'
import { headers } from '@foyer/contract/headers.ts'
import type { AnyCall, Caller } from '@foyer/contract/wire/call.ts'
import { describeProblemResponses, listProblemResponses } from './problem-responses.ts'
import { listProperties, WireSchemas } from './wire-schemas.ts'

/** One address of the contract. Calls that share it are distinguished by the body. */
export interface DescribedAddress {
  readonly calls: readonly AnyCall[]
}

interface DocumentInfo {
  readonly version: string
}

/**
 * What proves who is calling. The cookie names are followed by hotel and app key, and prefixed with
 * `__Host-` under https.
 */
const securitySchemes = {
  visit: { type: 'apiKey', in: 'cookie', name: 'foyer_visit', description: 'Of the page that was loaded.' },
  device: { type: 'apiKey', in: 'cookie', name: 'foyer_device', description: 'Of an enrolled device.' },
  csrf: { type: 'apiKey', in: 'header', name: headers.csrf, description: 'The token in the page.' },
  user: { type: 'http', scheme: 'bearer', description: 'Of a guest who has signed in.' },
  staff: { type: 'apiKey', in: 'cookie', name: 'foyer_staff', description: 'Of a member of staff.' },
} as const

const security: Readonly<Record<Caller, readonly Partial<Record<keyof typeof securitySchemes, readonly string[]>>[]>> =
  {
    anyone: [],
    visit: [
      { visit: [], csrf: [] },
      { visit: [], csrf: [], device: [] },
    ],
    user: [{ visit: [], csrf: [], user: [] }],
    member: [{ staff: [], csrf: [] }],
    staff: [{ staff: [], csrf: [] }],
  }

const pageHeaders = { hotelId: { type: 'integer' }, appKey: { type: 'string' } } as const

/** Headers that a call needs besides its credentials. */
const neededHeaders: Readonly<Record<Caller, Partial<Record<keyof typeof headers, object>>>> = {
  anyone: {},
  visit: pageHeaders,
  user: pageHeaders,
  member: {},
  staff: { hotelId: pageHeaders.hotelId },
}

/** Describes every call of the server as OpenAPI 3.1. */
export function describeCalls(addresses: readonly DescribedAddress[], { version }: DocumentInfo): object {
  const schemas = new WireSchemas()
  schemas.named['Problem'] = schemas.of('Problem', problemAnswer)
  const paths: Record<string, Record<string, object>> = {}
  for (const address of addresses) {
    const [first] = address.calls
    if (!first) continue
    paths[first.path] = { ...paths[first.path], [first.method.toLowerCase()]: describeOperation(address, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Foyer',
      version,
      description:
        'All calls of the guest, staff and kiosk applications. For a hotel’s own system see docs/hotel-system.md.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: schemas.named, responses: describeProblemResponses(), securitySchemes },
  }
}

const tags = ['guest', 'staff'] as const
const getTag = ({ path }: AnyCall): (typeof tags)[number] => (path.startsWith('/api/staff/') ? 'staff' : 'guest')

function describeOperation({ calls }: DescribedAddress, schemas: WireSchemas): object {
  const [call] = calls
  if (!call) return {}
  const names = calls.map(({ name }) => name)
  return {
    operationId: names.join('_'),
    summary: names.join(', '),
    tags: [getTag(call)],
    parameters: listParameters(call, schemas),
    security: security[call.by],
    ...(call.method === 'POST' && { requestBody: { required: true, content: describeBody(calls, schemas) } }),
    responses: {
      200: describeReply(calls, schemas),
      ...listProblemResponses(calls),
    },
  }
}

function listParameters(call: AnyCall, schemas: WireSchemas): object[] {
  const asked = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, in: 'path' as const })),
    ...listProperties(schemas.of(`${call.name}.query`, call.query)).map(({ name }) => ({ name, in: 'query' as const })),
  ]
  const known = {
    path: listProperties(schemas.of(`${call.name}.params`, call.params)),
    query: listProperties(schemas.of(`${call.name}.query`, call.query)),
  }
  const named = asked.map(({ name, in: where }) => {
    const found = known[where].find((one) => one.name === name)
    return { name, in: where, required: where === 'path' || Boolean(found?.required), schema: found?.schema ?? {} }
  })
  const sent = Object.entries(neededHeaders[call.by]).map(([name, schema]) => ({
    name: headers[name as keyof typeof headers],
    in: 'header',
    required: true,
    schema,
  }))
  const key = {
    name: headers.idempotencyKey,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 100 },
  }
  return [...named, ...sent, ...(call.changes && call.by !== 'anyone' ? [key] : [])]
}

/** A picture needs only its media type; a form has a part for each file. */
function describeBody(calls: readonly AnyCall[], schemas: WireSchemas): object {
  const [call] = calls
  if (call?.bodyAs === 'picture')
    return Object.fromEntries(['image/jpeg', 'image/png', 'image/webp'].map((type) => [type, {}]))
  const bodies = calls.map(({ name, body }) => schemas.of(`${name}.body`, body))
  const schema = bodies.length > 1 ? { anyOf: bodies } : bodies[0]
  return { [call?.bodyAs === 'form' ? 'multipart/form-data' : 'application/json']: { schema } }
}

const nonJsonReplies = {
  file: { description: 'A file to keep.', content: { 'application/octet-stream': {} } },
  events: { description: 'Events, as long as the connection is open.', content: { 'text/event-stream': {} } },
} as const

function describeReply(calls: readonly AnyCall[], schemas: WireSchemas): object {
  const other = calls.map(({ replyAs }) => replyAs).find((kind) => kind !== undefined)
  if (other) return nonJsonReplies[other]
  const replies = calls.map(({ name, reply }) => schemas.of(`${name}.reply`, reply))
  const schema = replies.length > 1 ? { anyOf: replies } : replies[0]
  return { description: 'Done.', content: { 'application/json': { schema } } }
}
