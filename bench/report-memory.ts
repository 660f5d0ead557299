/** Loaded into a measured server: says how much is in use after a full collection. */
process.on('message', (message: { readonly report?: string } | undefined) => {
  if (message?.report !== 'memory') return
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ usedBytes: heapUsed + external })
})
