import { vi } from 'vitest'

/** Names of the files that the page offers for download; jsdom cannot download. */
export function recordSavedFiles(): string[] {
  const names: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}
