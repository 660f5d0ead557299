const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

/** Calls once when nothing has been touched, typed or scrolled for so long. Returns how to stop watching. */
export function watchInput(limitMs: number, onQuiet: () => void): () => void {
  let last = Date.now()
  let timer = setTimeout(look, limitMs)

  // A timer that is set anew at every movement of a finger would be work; looking at the time is none.
  function note() {
    last = Date.now()
  }

  function look() {
    const quietMs = Date.now() - last
    if (quietMs < limitMs) timer = setTimeout(look, limitMs - quietMs)
    else onQuiet()
  }

  for (const input of inputs) addEventListener(input, note, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const input of inputs) removeEventListener(input, note, { capture: true })
  }
}
