/** Offers the guest a file created here as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may read it only after the guest has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
