import { Button } from '@foyer/web/parts/button.tsx'
import { GuestCard } from '@foyer/web/parts/guest-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { GuestRow } from './guest-row.ts'

interface GuestEntryProps {
  readonly row: GuestRow
  readonly place: number
  readonly onOpen: () => void
}

/** One card: what the guest is to do, in words, and the way there. */
export function GuestEntry({ row: { guest, name, state, owes, isChild }, place, onOpen }: GuestEntryProps) {
  const { label } = useSite()
  const text = label.on('guest-list')
  const what = state === 'complete' ? text('state.complete') : text(`state.${owes}`)
  const verb = state === 'complete' ? 'edit' : 'complete'
  const action = guest.editable && (
    <Button size="small" label={text(`${verb}.named`, { name, place })} onPress={onOpen}>
      {text(verb)}
    </Button>
  )
  return (
    <GuestCard
      name={name}
      place={place}
      state={state}
      stateText={isChild ? text('child', { state: what }) : what}
      {...(state === 'next' ? { tag: text('next'), ...(guest.editable && { onPress: onOpen }) } : { action })}
    />
  )
}
