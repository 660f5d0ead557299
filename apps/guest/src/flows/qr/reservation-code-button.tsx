import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import QrCode from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ReservationCode } from './reservation-code.tsx'

/** A discreet button for the code, which passers-by shouldn't see. */
export function ReservationCodeButton({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('qr')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button kind="quiet" icon={<QrCode />} onPress={() => setOpen(true)}>
        {text('open')}
      </Button>
      <Modal
        open={isOpen}
        title={text('title')}
        text={text('text')}
        onClose={close}
        actions={
          <Button kind="primary" onPress={close}>
            {text('close')}
          </Button>
        }
      >
        <ReservationCode reservation={reservation} />
      </Modal>
    </div>
  )
}
