/** Only the error's name, because its message may contain an address. */
export function getErrorName(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name
  return 'unknown'
}
