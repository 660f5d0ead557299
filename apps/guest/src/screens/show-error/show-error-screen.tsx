import ConciergeBell from 'lucide-react/icons/concierge-bell'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { OpenElsewhere } from '../../flows/elsewhere/open-elsewhere.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'
import { IdentityWait } from './identity-wait.tsx'
import { RoomWait } from './room-wait.tsx'
import { useErrorFacts } from './use-error-facts.tsx'
import { useShowError } from './use-show-error.ts'

export function ShowErrorScreen() {
  const { label } = useSite()
  const { page, isDeclined, alert, retry, toReception, back, ...known } = useShowError()
  const facts = useErrorFacts(page, known)
  const text = label.on('show-error')
  if (page.leadsToSignIn) return null
  if (page.code === 'reservationInUse' && known.reservation)
    return <OpenElsewhere reference={known.reservation} onHere={retry} onBack={back} />
  if (page.code === 'roomNotReady' && known.reservation) return <RoomWait reference={known.reservation} onBack={back} />
  if (page.code === 'identityUnseen' && known.reservation)
    return <IdentityWait reference={known.reservation} onBack={back} />
  const said = `problem.${page.code}${isDeclined ? '.declined' : ''}`
  const person = (
    <Button kind={page.receptionFirst ? 'primary' : 'secondary'} icon={<ConciergeBell />} onPress={toReception}>
      {text('person')}
    </Button>
  )
  const again = page.retry && (
    <Button kind={page.receptionFirst ? 'secondary' : 'primary'} onPress={retry}>
      {text(`retry.${page.retry.does}`)}
    </Button>
  )
  return (
    <GuestFrame
      question={page.titleHidden ? text('noTitle') : label(`${said}.title`)}
      hint={label(`${said}.text`)}
      picture={<ConfiguredPicture name="problem" />}
      pictureOnPhone="tall"
      onBack={back}
      {...(page.receptionFirst ? { primary: person, secondary: again } : { primary: again, secondary: person })}
    >
      <Facts facts={facts} />
      {alert && <RaiseAlert {...alert} />}
    </GuestFrame>
  )
}
