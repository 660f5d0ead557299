import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/** Says why somebody who had signed in is a stranger again. */
export function SessionAlert() {
  const { label } = useSite()
  const { hasExpired, expiryTold } = useSession()
  const journey = useJourney()
  function signIn() {
    expiryTold()
    if (journey.place.screen !== 'login') journey.goTo(place('login'))
  }
  /** The pages of an account have led to the login by then; what this visit has found is still there. */
  function goOnWithout() {
    expiryTold()
    if (journey.place.screen === 'login') journey.goTo(place('your-booking'), 'replace')
  }
  return (
    <Modal
      open={hasExpired}
      urgent
      title={label('account.expired.title')}
      text={label('account.expired.text')}
      onClose={goOnWithout}
      actions={
        <>
          <Button onPress={goOnWithout}>{label('account.expired.close')}</Button>
          <Button kind="primary" onPress={signIn}>
            {label('account.expired.signIn')}
          </Button>
        </>
      }
    />
  )
}
