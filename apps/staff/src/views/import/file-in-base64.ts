/** What the server takes at most. */
export const MOST_BYTES = 2_500_000

const PIECE = 0x8000

/** The bytes as they are: whether they are readable text is judged by the server. */
export async function fileInBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(binary)
}
