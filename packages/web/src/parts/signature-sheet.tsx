import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { Button } from './button.tsx'
import { fitCanvas, inkOf, type SignatureFormat } from './signature-ink.ts'
import css from './signature-sheet.module.css'
import { watchSize } from './watch-size.ts'

export interface SignatureSheetHandle {
  undo: () => void
  clear: () => void
  isEmpty: () => boolean
  toDataURL: (format?: SignatureFormat) => string
}

export interface SignatureSheetProps {
  /** What the sheet is, for those who listen: "Your signature". */
  label: string
  name: string
  date?: string
  undo: string
  clear: string
  /** How somebody who cannot draw goes on: words that are read with the sheet, and possibly a button. */
  alternative?: { text: string; action?: ReactNode }
  disabled?: boolean
  onInk?: (empty: boolean) => void
  ref?: Ref<SignatureSheetHandle>
}

/** Signatures are printed on white paper: the ink is dark in every theme. */
const INK = '#141a2e'

/** A sheet with a line and a name, and ink that feels like ink. */
export function SignatureSheet({
  label,
  name,
  date,
  undo,
  clear,
  alternative,
  disabled,
  onInk,
  ref,
}: SignatureSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const heard = useRef(onInk)
  const [empty, setEmpty] = useState(true)
  const id = useId()

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
    const unwatch = watchSize([sheet], () => fitCanvas(sheet, drawn))
    return () => {
      unwatch()
      drawn.removeEventListener('endStroke', inked)
      drawn.off()
      pad.current = null
    }
  }, [])

  useEffect(() => {
    if (disabled) pad.current?.off()
    else pad.current?.on()
  }, [disabled])

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
    isEmpty: () => pad.current?.isEmpty() ?? true,
    toDataURL: (format = 'png') => (canvas.current ? inkOf(canvas.current, format) : ''),
  }))

  return (
    <div className={css['sheet']}>
      <div className={css['tools']}>
        <Button
          kind="quiet"
          size="small"
          icon={<Undo2 data-turns />}
          disabled={empty || disabled === true}
          onPress={takeBack}
        >
          {undo}
        </Button>
        <Button kind="quiet" size="small" icon={<Eraser />} disabled={empty || disabled === true} onPress={wipe}>
          {clear}
        </Button>
      </div>
      <div className={css['ink']}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          aria-describedby={alternative ? `${id}-alternative` : undefined}
          data-empty={empty || undefined}
        />
      </div>
      <p className={css['name']}>
        <bdi>{name}</bdi>
        {date && <span>{date}</span>}
      </p>
      {alternative && (
        <div id={`${id}-alternative`} className={alternative.action ? css['alternative'] : 'sr-only'}>
          {alternative.text}
          {alternative.action}
        </div>
      )}
    </div>
  )
}
