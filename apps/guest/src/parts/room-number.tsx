import { useEffect, useRef } from 'react'
import css from './room-number.module.css'

export interface RoomNumberProps {
  /** "Room": read out before the number. */
  word: string
  number: string
  /** Floor and directions. */
  way?: string
}

/** Digits that fit at full size; longer room names shrink to fit their line. */
const FULL_SIZE_DIGITS = 4

/** The room number in very large type. */
export function RoomNumber({ word, number, way }: RoomNumberProps) {
  const room = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const share = Math.min(1, FULL_SIZE_DIGITS / Math.max(1, number.length))
    room.current?.style.setProperty('--share', String(share))
  }, [number])
  return (
    <p ref={room} className={css['room']}>
      <span className={css['number']}>
        <span className="sr-only">{word} </span>
        <bdi>{number}</bdi>
      </span>
      {way && <span className={css['way']}>{way}</span>}
    </p>
  )
}
