/** Browsers have no common name for it, and what loads our styles has another one. */
export function isFailedFetch(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message)
}
