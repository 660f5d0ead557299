import { joinGroup } from '@foyer/contract/staff/groups.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { CheckField, TextField } from '../../parts/field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useSearch } from '../search/use-search.ts'
import styles from './group.module.css'

interface SelectStaysProps {
  /** Absent for a new group. */
  readonly locator?: string
  /** The stays that it has or begins with, and the name to look for. */
  readonly about: { readonly references: readonly string[]; readonly name: string }
  readonly onDone: (locator: string) => void
  readonly onClose: () => void
}

/** Finds stays without a group and adds the chosen ones. */
export function SelectStaysDialog({ locator, about, onDone, onClose }: SelectStaysProps) {
  const { say, day } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const nameOf = useListName()
  const join = useCall(joinGroup)
  const [text, setText] = useState(about.name)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { found, isSettled } = useSearch(text)
  const shown = found.filter(
    ({ reference, groupLocator, state }) =>
      !groupLocator && (state === 'expected' || state === 'inHouse') && !about.references.includes(reference),
  )
  const choose = (reference: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, reference] : [...before].filter((one) => one !== reference)))

  function submit() {
    if (join.isPending || chosen.size === 0) return
    const references = locator ? [...chosen] : [...about.references, ...chosen]
    join.mutate(
      { body: { references, ...(locator && { locator }) } },
      {
        onSuccess: ({ locator: joined }) => {
          if (locator) toast('done', say('stayGroup.added', { n: chosen.size }))
          onDone(joined)
        },
        onError: complain,
      },
    )
  }

  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={join.isPending} disabled={chosen.size === 0}>
        {locator
          ? say('stayGroup.add.do', { n: chosen.size })
          : say('stayGroup.make.do', { n: about.references.length + chosen.size })}
      </Button>
    </>
  )
  return (
    <Dialog title={say('stayGroup.make.with', { name: about.name })} onClose={onClose} onSubmit={submit} foot={foot}>
      <TextField label={say('stayGroup.search')} value={text} onChange={({ target }) => setText(target.value)} />
      {isSettled && shown.length === 0 && <p role="status">{say('stayGroup.none')}</p>}
      <div className={styles['choices']}>
        {shown.map((stay) => (
          <CheckField
            key={stay.id}
            label={nameOf(stay)}
            hint={[
              stay.reference,
              stay.roomNumber ?? say('arrivals.noRoom'),
              say('stay.range', { from: day(stay.startDate), to: day(stay.endDate) }),
            ].join(' · ')}
            checked={chosen.has(stay.reference)}
            onChange={({ target }) => choose(stay.reference, target.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}
