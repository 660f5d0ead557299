const left = new Set<() => void>()

process.on('exit', () => {
  // In reverse order: a process ends before the folder it works in is removed.
  for (const end of [...left].reverse()) end()
})

/**
 * Registers cleanup that runs at our exit at the latest. The returned function runs it now; it runs
 * only once.
 */
export function atExit(end: () => void): () => void {
  const once = () => {
    if (left.delete(once)) end()
  }
  left.add(once)
  return once
}
