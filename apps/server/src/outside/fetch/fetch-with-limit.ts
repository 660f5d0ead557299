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

async function readUpTo(most: number, { body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new Error('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
