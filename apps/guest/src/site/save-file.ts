/** Hands the guest a file that was made here. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that is still asking where to put it reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
