/** A mouse drags after this many pixels; a resting finger drags, one that moves at once scrolls. */
const MOVES_PX = 6
const RESTS_MS = 180

/**
 * Makes an element draggable by mouse, pen and finger. `targets` is evaluated when the drag begins;
 * releasing over one drops on it. Taps are left alone, so that keyboard and tap are handled
 * separately.
 */
export function draggable(source, { picture, targets, dropped }) {
  let drag
  let resting
  let isDragged = false

  const begin = (event) => {
    const shape = picture().cloneNode(true)
    const { width } = picture().getBoundingClientRect()
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.setProperty('inline-size', `${width}px`)
    ghost.append(shape)
    document.body.append(ghost)
    drag = { ghost, targets: targets(), over: undefined }
    document.body.classList.add('is-dragging')
    for (const target of drag.targets) target.classList.add('is-wanted')
    move(event)
  }

  const move = ({ clientX, clientY }) => {
    drag.ghost.style.setProperty(
      'transform',
      `translate(${clientX}px, ${clientY}px) translate(-50%, -50%) rotate(-3deg)`,
    )
    const over = drag.targets.find((target) => isIn(target.getBoundingClientRect(), clientX, clientY))
    if (over === drag.over) return
    drag.over?.classList.remove('is-over')
    over?.classList.add('is-over')
    drag.over = over
  }

  const end = () => {
    clearTimeout(resting)
    if (!drag) return
    drag.ghost.remove()
    document.body.classList.remove('is-dragging')
    for (const target of drag.targets) target.classList.remove('is-wanted', 'is-over')
    drag = undefined
  }

  source.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return
    const start = { x: event.clientX, y: event.clientY }
    const isFinger = event.pointerType === 'touch'
    source.setPointerCapture(event.pointerId)
    if (isFinger) resting = setTimeout(() => begin(event), RESTS_MS)
    const follow = (moved) => {
      const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > MOVES_PX
      if (drag) move(moved)
      else if (far && isFinger) clearTimeout(resting)
      else if (far) begin(moved)
    }
    const leave = () => {
      const over = drag?.over
      const wasDragged = drag !== undefined
      stop()
      if (over) dropped(over)
      // Ignore the click that a browser fires after a drag.
      isDragged = wasDragged
      setTimeout(() => {
        isDragged = false
      })
    }
    const stop = () => {
      end()
      for (const [name, listener] of listeners) source.removeEventListener(name, listener)
    }
    const listeners = [
      ['pointermove', follow],
      ['pointerup', leave],
      ['pointercancel', stop],
      ['lostpointercapture', () => drag && stop()],
    ]
    for (const [name, listener] of listeners) source.addEventListener(name, listener)
  })
  source.addEventListener('click', (event) => isDragged && event.stopImmediatePropagation(), { capture: true })
  source.addEventListener('touchmove', (event) => drag && event.preventDefault(), { passive: false })
  source.addEventListener('dragstart', (event) => event.preventDefault())
}

const isIn = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom
