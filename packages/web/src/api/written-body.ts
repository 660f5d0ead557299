import type { AnyCall } from '@foyer/contract/wire/call.ts'

interface WrittenBody {
  /** If absent, the browser sets it, for example the boundary of a form. */
  readonly type?: string
  readonly body: BodyInit
}

type Write = (body: object, additions: object) => WrittenBody

const writers: Record<NonNullable<AnyCall['bodyAs']> | 'json', Write> = {
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
export function writtenBody({ bodyAs }: Pick<AnyCall, 'bodyAs'>, body: object, additions: object): WrittenBody {
  return writers[bodyAs ?? 'json'](body, additions)
}
