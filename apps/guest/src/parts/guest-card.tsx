import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import css from './guest-card.module.css'

export type GuestCardState = 'complete' | 'next' | 'waiting' | 'attention'

export interface GuestCardProps {
  name: string
  /** Shown if the name is unknown: `name` describes the guest, and dashes are a placeholder. */
  dashes?: string | undefined
  /** Position in the list, shown until the guest is done. */
  place: number
  state: GuestCardState
  /** The state as text: "Passport and signature done". */
  stateText: string
  /** A label that marks the next guest. */
  tag?: string
  /** A button at the end, such as Edit. */
  action?: ReactNode
  onPress?: () => void
}

const faces: Record<GuestCardState, (place: number) => ReactNode> = {
  complete: () => <Check />,
  attention: () => <TriangleAlert />,
  next: (place) => place,
  waiting: (place) => place,
}

/** One guest of the reservation; text, shape and colour show the same state. */
export function GuestCard({ name, dashes, place, state, stateText, tag, action, onPress }: GuestCardProps) {
  return (
    <li className={css['guest']} data-state={state} data-pressable={onPress ? '' : undefined}>
      <span className={css['face']} aria-hidden="true">
        {faces[state](place)}
      </span>
      <p className={css['name']}>
        {onPress ? (
          <button type="button" className={css['press']} onClick={onPress}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <bdi>{name}</bdi>
        )}
        {dashes && (
          <span className={css['dashes']} aria-hidden="true">
            {dashes}
          </span>
        )}
      </p>
      <p className={css['state']}>{stateText}</p>
      {(tag || action) && (
        <div className={css['end']}>
          {tag && <span className={css['tag']}>{tag}</span>}
          {action}
        </div>
      )}
    </li>
  )
}

/** The list that contains the cards. */
export function GuestCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css['guests']} aria-label={label}>
      {children}
    </ul>
  )
}
