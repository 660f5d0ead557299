const RELOADED_AT = 'foyer.reloadedAt'
/** If the file is missing again after a reload, another one would not help. */
const ONCE_WITHIN_MS = 60_000

/**
 * Browsers request a file of the application that failed to load only again after a reload. Reloads
 * if the server answers; returns false if it does not, or if a reload has just not helped. Drafts
 * survive it.
 */
export async function reloadIfOnline(): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONCE_WITHIN_MS) return false
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  location.reload()
  return true
}
