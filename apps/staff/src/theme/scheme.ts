const KEY = 'foyer.staff.scheme'

export type Scheme = 'light' | 'dark'

const isScheme = (text: string | null): text is Scheme => text === 'light' || text === 'dark'

/** Applies this browser's last choice; without one the system decides. */
export function applyScheme(): void {
  const kept = localStorage.getItem(KEY)
  if (isScheme(kept)) document.documentElement.dataset['scheme'] = kept
}

export function getScheme(): Scheme {
  const told = document.documentElement.dataset['scheme'] ?? null
  if (isScheme(told)) return told
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Choosing the system's scheme deletes the stored choice, so the page follows the system again. */
export function switchScheme(): Scheme {
  const next = getScheme() === 'dark' ? 'light' : 'dark'
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (next === system) {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset['scheme']
  } else {
    localStorage.setItem(KEY, next)
    document.documentElement.dataset['scheme'] = next
  }
  return next
}
