import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import SignaturePad from 'signature_pad'
import { Button } from './button.tsx'
import { drawName, fitCanvas, handFaceFor, inkOf, type SignatureFormat } from './signature-ink.ts'
import css from './signature-sheet.module.css'
import { watchSize } from './watch-size.ts'

export interface SignatureSheetHandle {
  undo: () => void
  clear: () => void
  isEmpty: () => boolean
  toDataURL: (format?: SignatureFormat) => string
}

interface TypedName {
  name: string
  /** Absent while there is nothing to take back. */
  undo?: (() => void) | undefined
  clear: () => void
}

export interface SignatureSheetProps {
  /** What the sheet is, for those who listen: "Your signature". */
  label: string
  name: string
  date?: string
  undo: string
  clear: string
  /** How somebody who cannot draw goes on: words for those who listen, read with the sheet, and possibly a button for all. */
  alternative?: { text: string; action?: ReactNode }
  /** Written with keys instead of the pen, which rests meanwhile. */
  typed?: TypedName | undefined
  disabled?: boolean
  onInk?: (empty: boolean) => void
  ref?: Ref<SignatureSheetHandle>
}

/** Signatures are printed on white paper: the ink is dark in every theme. */
const INK = '#141a2e'

/** How far the canvas reaches under the line, as in the style. */
const BELOW_LINE = 28

/** A sheet with a line and a name, and ink that feels like ink. */
export function SignatureSheet({
  label,
  name,
  date,
  undo,
  clear,
  alternative,
  typed,
  disabled,
  onInk,
  ref,
}: SignatureSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const heard = useRef(onInk)
  const [empty, setEmpty] = useState(true)
  const id = useId()

  const typedName = typed?.name
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

  const isTyped = typed !== undefined
  useEffect(() => {
    if (disabled || isTyped) pad.current?.off()
    else pad.current?.on()
  }, [disabled, isTyped])

  useEffect(() => {
    if (typedName === undefined) return
    redraw()
    let isOver = false
    // Without it the name stays as it is drawn.
    handFaceFor(typedName).then(
      () => !isOver && redraw(),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [typedName])

  // Whoever takes the pen again finds what they had drawn.
  useEffect(() => {
    const drawn = pad.current
    if (!isTyped && drawn && !drawn.isEmpty()) drawn.fromData(drawn.toData())
    else if (!isTyped) drawn?.clear()
  }, [isTyped])

  const takeBack = () => {
    const strokes = pad.current?.toData() ?? []
    pad.current?.fromData(strokes.slice(0, -1))
    if (strokes.length <= 1) pad.current?.clear()
    tell()
  }
  const wipe = () => {
    pad.current?.clear()
    tell()
  }

  useImperativeHandle(ref, () => ({
    undo: takeBack,
    clear: wipe,
    isEmpty: () => (typed ? typed.name.trim() === '' : (pad.current?.isEmpty() ?? true)),
    toDataURL: (format = 'png') => (canvas.current ? inkOf(canvas.current, format) : ''),
  }))

  return (
    <div className={css['sheet']} data-typed={isTyped || undefined}>
      <div className={css['tools']}>
        <Button
          kind="quiet"
          size="small"
          icon={<Undo2 data-turns />}
          disabled={(typed ? !typed.undo : empty) || disabled === true}
          onPress={typed ? () => typed.undo?.() : takeBack}
        >
          {undo}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<Eraser />}
          disabled={(typed ? typed.name === '' : empty) || disabled === true}
          onPress={typed ? typed.clear : wipe}
        >
          {clear}
        </Button>
      </div>
      <div className={css['ink']}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          aria-describedby={alternative ? `${id}-alternative` : undefined}
          data-empty={(typed ? typed.name.trim() === '' : empty) || undefined}
          data-typed={isTyped || undefined}
        />
      </div>
      <p className={css['name']}>
        <bdi>{name}</bdi>
        {date && <span>{date}</span>}
      </p>
      {alternative && (
        <div className={css['alternative']}>
          <span id={`${id}-alternative`} className="sr-only">
            {alternative.text}
          </span>
          {alternative.action}
        </div>
      )}
    </div>
  )
}
