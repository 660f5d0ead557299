import type { AnyCall } from '@foyer/contract/wire/call.ts'

interface EncodedBody {
  /** If absent, the browser sets it, for example the boundary of a form. */
  readonly type?: string
  readonly body: BodyInit
}

type EncodeBody = (body: object, additions: object) => EncodedBody

const encoders: Record<NonNullable<AnyCall['bodyAs']> | 'json', EncodeBody> = {
  json: (body, additions) => ({ type: 'application/json', body: JSON.stringify({ ...additions, ...body }) }),
  picture: (body) => ({ type: (body as Blob).type, body: body as Blob }),
  form: (body) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) form.append(name, value)
    return { body: form }
  },
}

/**
 * Encodes a POST body in the call's format. Pictures and forms cannot carry the common additions.
 */
export function encodeBody({ bodyAs }: Pick<AnyCall, 'bodyAs'>, body: object, additions: object): EncodedBody {
  return encoders[bodyAs ?? 'json'](body, additions)
}
