import type { MadeFile } from '@foyer/contract/staff/registration.ts'

/** Hands a file of an answer to whoever asked for it, as a download. */
export function saveFile({ name, type, content }: MadeFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser has begun with it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
