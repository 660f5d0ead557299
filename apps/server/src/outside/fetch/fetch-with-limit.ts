/** Maximum size of a response in bytes; more than any small one needs. */
const DEFAULT_MAX_BYTES = 1_000_000

/**
 * The only function with which the server makes HTTP requests. The operator chooses the addresses,
 * which may be in a private network. Redirects come from others, so they are not followed, and
 * endless responses are not read to their end.
 */
export async function fetchWithLimit(
  address: string | URL,
  request: RequestInit & { readonly signal: AbortSignal },
  most = DEFAULT_MAX_BYTES,
): Promise<Response> {
  const answer = await fetch(address, { ...request, redirect: 'error' })
  const { status, headers } = answer
  const body = await readUpTo(most, answer)
  return new Response(body.length > 0 ? body : null, { status, headers })
}

export interface TextAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The same for a long text, which is decoded as it comes, without a copy of its bytes. */
export async function fetchText(
  address: string | URL,
  request: RequestInit & { readonly signal: AbortSignal },
  most: number,
): Promise<TextAnswer> {
  const answer = await fetch(address, { ...request, redirect: 'error' })
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of readParts(most, answer)) text += decoder.decode(part, { stream: true })
  return { status: answer.status, headers: answer.headers, text: text + decoder.decode() }
}

async function readUpTo(most: number, answer: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of readParts(most, answer)) parts.push(part)
  return Buffer.concat(parts)
}

async function* readParts(most: number, { body }: Response): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new Error('too long an answer')
    yield part
  }
}
