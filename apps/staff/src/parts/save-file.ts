import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'

/** Offers a file from an answer as a download. */
export function saveFile({ name, type, content }: GeneratedFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by the next tick.
  setTimeout(() => URL.revokeObjectURL(url))
}
