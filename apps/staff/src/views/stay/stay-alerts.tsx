import type { Alert } from '@foyer/contract/staff/alerts.ts'
import { buttonClass } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Alerts that block this guest, above everything else. */
export function StayAlerts({ alerts }: { alerts: readonly Alert[] }) {
  const { say, money: written } = useTexts()
  const link = useLink()
  return alerts
    .filter(({ handled }) => !handled)
    .map(({ id, kind, amount, money, key }) => (
      <CallOut
        key={id}
        mark={money === 'unknown' ? 'unknown' : 'needsPerson'}
        title={[say(`alert.${kind}`), amount && written(amount)].filter(Boolean).join(' · ')}
        act={
          <a className={buttonClass()} {...link(place('alerts'))}>
            {say('stay.alert.open')}
          </a>
        }
      >
        <p>{say(`alert.${kind}.do`)}</p>
        <p>
          {money && `${say(`money.${money}`)}. `}
          {key && `${say(`key.${key}`)}.`}
        </p>
      </CallOut>
    ))
}
