import { NO_NAME } from '@foyer/domain/guest/guest.ts'
import { openHelp } from '../../frame/help/help.ts'
import { Button } from '../../parts/button.tsx'
import { GuestCard } from '../../parts/guest-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'
import { useRowState } from './use-row-state.ts'

interface GuestEntryProps {
  readonly row: GuestRow
  readonly place: number
  readonly onOpen: () => unknown
  /** Undefined if there is no consent to review. */
  readonly onConsent?: (() => unknown) | undefined
}

/** One guest's card: what is left to do, and the button for it. */
export function GuestEntry({ row, place, onOpen, onConsent }: GuestEntryProps) {
  const { label } = useSite()
  const text = label.on('guest-list')
  const { guest, state, missing, isChild } = row
  const name = row.name ?? text(isChild ? 'unnamed.child' : 'unnamed', { place })
  const what = useRowState(row)
  const isNext = state === 'next'
  const verb = state === 'complete' || missing === 'reception' ? 'edit' : missing === 'face' ? 'face' : 'complete'
  const action = (
    <>
      {onConsent && (
        <Button size="small" kind="quiet" label={text('consent.named', { name, place })} onPress={onConsent}>
          {text('consent')}
        </Button>
      )}
      {missing === 'reception' && (
        <Button size="small" onPress={() => openHelp('reception')}>
          {text('reception')}
        </Button>
      )}
      {guest.editable && !isNext && (
        <Button size="small" label={text(`${verb}.named`, { name, place })} onPress={onOpen}>
          {text(verb)}
        </Button>
      )}
    </>
  )
  return (
    <GuestCard
      name={name}
      dashes={row.name ? undefined : NO_NAME}
      place={place}
      state={state}
      stateText={isChild ? text('child', { state: what }) : what}
      action={action}
      {...(isNext && { tag: text('next'), ...(guest.editable && { onPress: onOpen }) })}
    />
  )
}
