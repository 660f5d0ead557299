import { type Device, makePairing, revokePairing } from '@foyer/contract/staff/devices.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { HubStatus } from './hub-status.tsx'
import { PairingCode } from './pairing-code.tsx'

interface HubProps {
  device: Device
  onClose: () => void
}

/** The hub of one kiosk: creates its code, shown only once, and ends its pairing. */
export function HubDialog({ device, onClose }: HubProps) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const make = useCall(makePairing)
  const revoke = useCall(revokePairing)
  const { id, name, hub } = device
  const code = make.data?.code
  const end = () =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast('done', say('hub.ended', { name }))
          onClose()
        },
        onError: complain,
      },
    )
  const foot = (
    <>
      {hub && !code && (
        <Button look="danger" busy={revoke.isPending} onClick={end}>
          {say('hub.end')}
        </Button>
      )}
      <span className={words['grow']} />
      {code ? (
        <Button look="primary" onClick={onClose}>
          {say('enrol.done')}
        </Button>
      ) : (
        <>
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button type="submit" look="primary" busy={make.isPending}>
            {say('hub.make')}
          </Button>
        </>
      )}
    </>
  )
  return (
    <Dialog
      title={say('hub.title', { name })}
      onClose={onClose}
      onSubmit={() => make.mutate({ params: { id } }, { onError: complain })}
      foot={foot}
    >
      {code ? (
        <PairingCode name={name} code={code} where="hub.how.set" />
      ) : (
        <>
          <p>{say('hub.text')}</p>
          <HubStatus device={device} />
          {hub && <p>{say('hub.replaces')}</p>}
        </>
      )}
    </Dialog>
  )
}
