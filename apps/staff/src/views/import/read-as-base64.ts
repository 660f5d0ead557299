/** The server's limit. */
export const MAX_BYTES = 2_500_000

const CHUNK_SIZE = 0x8000

/** The raw bytes: the server decides whether they are readable text. */
export async function readAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE))
  return btoa(binary)
}
