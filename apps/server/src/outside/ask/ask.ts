/** Of an answer, in bytes: more than any of the small ones is. */
const USUAL_MOST = 1_000_000

/**
 * The one way in which the server asks anybody at an address of the web. Who is asked is said by whoever operates it, and may stand in
 * its own network; so a redirection, which somebody else says, is not followed, and what never ends is not read to its end.
 */
export async function ask(
  address: string | URL,
  request: RequestInit & { readonly signal: AbortSignal },
  most = USUAL_MOST,
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
