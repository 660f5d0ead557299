const pending = new Set<() => void>()

process.on('exit', () => {
  // In reverse order: a process ends before the folder it works in is removed.
  for (const end of [...pending].reverse()) end()
})

/**
 * Registers cleanup that runs at our exit at the latest. The returned function runs it now; it runs
 * only once.
 */
export function runAtExit(end: () => void): () => void {
  const once = () => {
    if (pending.delete(once)) end()
  }
  pending.add(once)
  return once
}
