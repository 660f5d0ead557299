import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSession } from '../../visit/session-context.tsx'

/** Explains why a guest who had signed in is signed out. */
export function SessionAlert() {
  const { label } = useSite()
  const { hasExpired, expiryTold } = useSession()
  const journey = useJourney()
  function signIn() {
    expiryTold()
    if (journey.place.screen !== 'login') journey.goTo(place('login'))
  }
  /**
   * By now the account pages have redirected to the
   * login; what this visit has found is still available.
   */
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
