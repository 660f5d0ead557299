import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { place } from '../../places/place.ts'
import { useAddress, useCurrentPlace, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { SelectStaysDialog } from '../group/select-stays-dialog.tsx'
import styles from './stay-group.module.css'

interface StayGroupProps {
  readonly stay: Stay
  readonly name: string
  readonly mayWork: boolean
  readonly onChanged: () => void
}

/** The group of this stay, or a way to make one. */
export function StayGroup({ stay, name, mayWork, onChanged }: StayGroupProps) {
  const { say } = useTexts()
  const { hotel } = useSession()
  const address = useAddress()
  const link = useLink()
  const here = useCurrentPlace()
  const [isMaking, setIsMaking] = useState(false)
  const { reference, groupLocator, state, lastName } = stay
  const toGroup = (group: string) => place(here?.view ?? 'arrivals', { ...here?.params, reference: undefined, group })
  const mayMake = mayWork && !hotel.hasSystem && (state === 'expected' || state === 'inHouse')
  if (!groupLocator && !mayMake) return null
  return (
    <section>
      <h3>{say('stayGroup.title')}</h3>
      {groupLocator ? (
        <p>
          <span className={words['code']}>{groupLocator}</span> ·{' '}
          <a className={words['link']} {...link(toGroup(groupLocator))}>
            {say('stayGroup.open')}
          </a>
        </p>
      ) : (
        <div className={styles['make']}>
          <p className={words['muted']}>{say('stayGroup.make.text')}</p>
          <Button onClick={() => setIsMaking(true)}>{say('stayGroup.make')}</Button>
        </div>
      )}
      {isMaking && (
        <SelectStaysDialog
          about={{ references: [reference], name: lastName ?? name }}
          onClose={() => setIsMaking(false)}
          onDone={(locator) => {
            setIsMaking(false)
            onChanged()
            address.go(toGroup(locator))
          }}
        />
      )}
    </section>
  )
}
