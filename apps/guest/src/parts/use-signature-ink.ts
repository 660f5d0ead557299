import { useEffect, useEffectEvent, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { drawName, fitCanvas, loadHandFont } from './signature-ink.ts'
import { watchSize } from './watch-size.ts'

/** Signatures are printed on white paper, so the ink is dark in every theme. */
const INK = '#141a2e'

/** How far the canvas extends below the line, as in the stylesheet. */
const BELOW_LINE = 28

interface SignatureInkOptions {
  /** Typed instead of drawn; the pen is inactive meanwhile. */
  readonly typedName: string | undefined
  readonly disabled: boolean | undefined
  readonly onInk: ((empty: boolean) => void) | undefined
}

/** The ink on a canvas: pen strokes, or a name drawn as it is typed. */
export function useSignatureInk({ typedName, disabled, onInk }: SignatureInkOptions) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const heard = useRef(onInk)
  const [empty, setEmpty] = useState(true)

  const redraw = useEffectEvent(() => {
    if (canvas.current && typedName !== undefined)
      drawName(canvas.current, typedName.trim(), { ink: INK, below: BELOW_LINE })
  })

  useEffect(() => {
    heard.current = onInk
  })

  const tell = () => {
    const isEmpty = pad.current?.isEmpty() ?? true
    setEmpty(isEmpty)
    heard.current?.(isEmpty)
  }

  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    const drawn = new SignaturePad(sheet, { penColor: INK, minWidth: 0.8, maxWidth: 3.4, velocityFilterWeight: 0.6 })
    pad.current = drawn
    const inked = () => {
      setEmpty(drawn.isEmpty())
      heard.current?.(drawn.isEmpty())
    }
    drawn.addEventListener('endStroke', inked)
    const unwatch = watchSize([sheet], () => {
      fitCanvas(sheet, drawn)
      redraw()
    })
    return () => {
      unwatch()
      drawn.removeEventListener('endStroke', inked)
      drawn.off()
      pad.current = null
    }
  }, [])

  const isTyped = typedName !== undefined
  useEffect(() => {
    if (disabled || isTyped) pad.current?.off()
    else pad.current?.on()
  }, [disabled, isTyped])

  useEffect(() => {
    if (typedName === undefined) return
    redraw()
    let isOver = false
    // If the font can't be loaded, the name stays as drawn.
    loadHandFont(typedName).then(
      () => !isOver && redraw(),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [typedName])

  // Drawing again continues from the existing strokes.
  useEffect(() => {
    const drawn = pad.current
    if (!isTyped && drawn && !drawn.isEmpty()) drawn.fromData(drawn.toData())
    else if (!isTyped) drawn?.clear()
  }, [isTyped])

  return {
    canvas,
    empty,
    isEmpty: () => pad.current?.isEmpty() ?? true,
    undo() {
      const strokes = pad.current?.toData() ?? []
      pad.current?.fromData(strokes.slice(0, -1))
      if (strokes.length <= 1) pad.current?.clear()
      tell()
    },
    clear() {
      pad.current?.clear()
      tell()
    },
  }
}
