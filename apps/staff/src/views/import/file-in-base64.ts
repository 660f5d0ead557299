/** The server's limit. */
export const MOST_BYTES = 2_500_000

const PIECE = 0x8000

/** The raw bytes: the server decides whether they are readable text. */
export async function fileInBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(binary)
}
