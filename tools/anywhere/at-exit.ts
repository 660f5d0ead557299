const left = new Set<() => void>()

process.on('exit', () => {
  // What was begun last is ended first: a process before the folder that it works in.
  for (const end of [...left].reverse()) end()
})

/** Ends what would outlive us, at our own end at the latest. The answer does it now; it is done once. */
export function atExit(end: () => void): () => void {
  const once = () => {
    if (left.delete(once)) end()
  }
  left.add(once)
  return once
}
