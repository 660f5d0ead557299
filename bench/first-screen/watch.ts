/** What a page records about itself while it loads; times in ms since navigation start. */
export interface Watch {
  paint: number
  largestPaint: number
  longTasks: { start: number; end: number }[]
  reacted: number | undefined
}

declare global {
  interface Window {
    watch: Watch
    tellReaction: () => void
  }
}

/** Runs inside the page, before its own scripts. `from` is the address until it reacts. */
export function installPageWatch(from: string): void {
  const watch: Watch = { paint: 0, largestPaint: 0, longTasks: [], reacted: undefined }
  window.watch = watch
  const notice = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  notice('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watch.paint = entry.startTime
  })
  notice('largest-contentful-paint', (entry) => {
    watch.largestPaint = entry.startTime
  })
  notice('longtask', ({ startTime, duration }) => {
    watch.longTasks.push({ start: startTime, end: startTime + duration })
  })
  const react = () => {
    if (watch.reacted !== undefined) return
    watch.reacted = performance.now()
    window.tellReaction()
  }
  // Our page answers a tap with a new address, the bare page with a new number.
  window.navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== from) react()
  })
  new MutationObserver(() => {
    const counter = document.querySelector('output')
    if (counter?.textContent && counter.textContent !== '0') react()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const LONG_TASK_MS = 50

/** How long tasks delayed taps between the first paint and the first tap that worked. */
export function sumBlockingTime({ paint, reacted = Number.POSITIVE_INFINITY, longTasks }: Watch): number {
  return longTasks.reduce((sum, { start, end }) => {
    const [from, to] = [Math.max(start + LONG_TASK_MS, paint), Math.min(end, reacted)]
    return sum + Math.max(0, to - from)
  }, 0)
}
