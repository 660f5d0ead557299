/**
 * Not every tap has a pointer event, nor every letter a key event: screen
 * readers only click, dictation and barcode wands only fire input.
 */
const inputEvents = [
  'pointerdown',
  'pointermove',
  'click',
  'keydown',
  'input',
  'touchstart',
  'wheel',
  'scroll',
] as const

/**
 * Calls once after this long without touching, typing
 * or scrolling. Returns a function that stops watching.
 */
export function watchInput(limitMs: number, onQuiet: () => void): () => void {
  // A monotonic clock: if the wall clock were set back, the guest would wait that much longer.
  let last = performance.now()
  let timer = setTimeout(look, limitMs)

  // Cheaper than resetting a timer at every movement of a finger.
  function note() {
    last = performance.now()
  }

  function look() {
    const quietMs = performance.now() - last
    if (quietMs < limitMs) timer = setTimeout(look, limitMs - quietMs)
    else onQuiet()
  }

  for (const input of inputEvents) addEventListener(input, note, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const input of inputEvents) removeEventListener(input, note, { capture: true })
  }
}
