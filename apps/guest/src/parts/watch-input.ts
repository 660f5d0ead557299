/** Not every tap has a pointer, nor every letter a key: a screen reader clicks, dictation and a wand only put in. */
const inputs = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'touchstart', 'wheel', 'scroll'] as const

/** Calls once when nothing has been touched, typed or scrolled for so long. Returns how to stop watching. */
export function watchInput(limitMs: number, onQuiet: () => void): () => void {
  // Not the time of day: a clock that is put back would let the guest stand there for as long.
  let last = performance.now()
  let timer = setTimeout(look, limitMs)

  // A timer that is set anew at every movement of a finger would be work; looking at the time is none.
  function note() {
    last = performance.now()
  }

  function look() {
    const quietMs = performance.now() - last
    if (quietMs < limitMs) timer = setTimeout(look, limitMs - quietMs)
    else onQuiet()
  }

  for (const input of inputs) addEventListener(input, note, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const input of inputs) removeEventListener(input, note, { capture: true })
  }
}
