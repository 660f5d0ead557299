import { useLayoutEffect, useRef } from 'react'
import css from './date-field.module.css'
import { type DatePart, digitCounts, isFull, joinDate, padDigits, partOrder, splitDate } from './date-parts.ts'
import { type FieldProps, FieldShell } from './field-shell.tsx'
import input from './input.module.css'

export interface DateFieldProps extends FieldProps {
  /** The guest's language, which determines the order of the parts. */
  locale: string
  parts: Record<DatePart, { label: string; placeholder?: string }>
  /** `bday` for a birthday, so that the browser can fill in all three parts. */
  autoComplete?: 'bday'
}

/** Three small boxes, because a calendar is tedious when the year is 1958. */
export function DateField({ locale, parts, value, onChange, ...props }: DateFieldProps) {
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const order = partOrder(locale)
  const written = splitDate(value)
  // Moving to the next box blurs this one in the same event, so both must see the latest value.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const write = (part: DatePart, digits: string) => {
    latest.current = joinDate({ ...splitDate(latest.current), [part]: digits })
    onChange(latest.current)
  }
  const leave = (part: DatePart, to: EventTarget | null) => {
    const digits = splitDate(latest.current)[part]
    if (digits !== padDigits(part, digits)) write(part, padDigits(part, digits))
    if (!Object.values(boxes.current).some((box) => box === to)) props.onLeave?.()
  }
  const goTo = (part: DatePart | undefined) => part && boxes.current[part]?.focus()

  const type = (part: DatePart, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, digitCounts[part])
    const full = isFull(part, digits)
    write(part, full ? padDigits(part, digits) : digits)
    if (full && digits.length > written[part].length) goTo(order[order.indexOf(part) + 1])
  }

  const { label, issue, state, hint, optionalMark, disabled } = props
  return (
    <FieldShell grouped {...{ label, issue, state, hint, optionalMark, disabled }}>
      {({ id, describedBy, invalid }) => (
        <div className={css['date']} dir="ltr">
          {order.map((part) => (
            <label key={part} className={css['part']} data-part={part}>
              <span className="sr-only">{parts[part].label}</span>
              <input
                ref={(box) => {
                  boxes.current[part] = box
                }}
                id={`${id}-${part}`}
                className={input['input']}
                inputMode="numeric"
                autoComplete={props.autoComplete ? `${props.autoComplete}-${part}` : 'off'}
                placeholder={parts[part].placeholder}
                value={written[part]}
                disabled={disabled}
                readOnly={props.readOnly}
                required={props.required}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                onChange={(event) => type(part, event.target.value)}
                onFocus={(event) => event.target.select()}
                onBlur={(event) => leave(part, event.relatedTarget)}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && written[part] === '') goTo(order[order.indexOf(part) - 1])
                }}
              />
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  )
}
