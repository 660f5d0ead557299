import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react'
import { Button } from './button.tsx'
import { exportInk, type SignatureFormat } from './signature-ink.ts'
import css from './signature-sheet.module.css'
import { useSignatureInk } from './use-signature-ink.ts'

export interface SignatureSheetHandle {
  undo: () => void
  clear: () => void
  isEmpty: () => boolean
  toDataURL: (format?: SignatureFormat) => string
}

interface TypedName {
  name: string
  /** Absent if there is nothing to undo. */
  undo?: (() => void) | undefined
  clear: () => void
}

export interface SignatureSheetProps {
  /** Accessible name of the sheet: "Your signature". */
  label: string
  name: string
  date?: string
  undo: string
  clear: string
  /**
   * For guests who can't draw: a text for screen readers,
   * read with the sheet, and an optional button for everyone.
   */
  alternative?: { text: string; action?: ReactNode }
  /** Typed instead of drawn; the pen is inactive meanwhile. */
  typed?: TypedName | undefined
  disabled?: boolean
  onInk?: (empty: boolean) => void
  ref?: Ref<SignatureSheetHandle>
}

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
  const id = useId()
  const isTyped = typed !== undefined
  const ink = useSignatureInk({ typedName: typed?.name, disabled, onInk })
  const { canvas, empty } = ink

  useImperativeHandle(ref, () => ({
    undo: ink.undo,
    clear: ink.clear,
    isEmpty: () => (typed ? typed.name.trim() === '' : ink.isEmpty()),
    toDataURL: (format = 'png') => (canvas.current ? exportInk(canvas.current, format) : ''),
  }))

  return (
    <div className={css['sheet']} data-typed={isTyped || undefined}>
      <div className={css['tools']}>
        <Button
          kind="quiet"
          size="small"
          icon={<Undo2 data-turns />}
          disabled={(typed ? !typed.undo : empty) || disabled === true}
          onPress={typed ? () => typed.undo?.() : ink.undo}
        >
          {undo}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<Eraser />}
          disabled={(typed ? typed.name === '' : empty) || disabled === true}
          onPress={typed ? typed.clear : ink.clear}
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
