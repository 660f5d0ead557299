/** Browsers have no common name for this error, and the loader of our styles has another one. */
export function isFailedFetch(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message)
}
