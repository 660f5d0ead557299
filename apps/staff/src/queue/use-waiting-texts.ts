import type { Waiting } from '@foyer/contract/staff/queue.ts'
import { isGuestProblem } from '../stays/guest-problems.ts'
import { useTexts } from '../wordings/texts-context.tsx'

/** Who waits, where and why. */
export function useWaitingTexts() {
  const { say, money } = useTexts()

  function why(waiting: Waiting): string {
    const { source, kind, reason, problem, part, roomNumber, amount } = waiting
    if (source === 'call') return say('queue.detail.call')
    if (source === 'payment') return say('queue.detail.payment', { amount: amount ? money(amount) : '' })
    if (source === 'roomWait')
      return roomNumber ? say('queue.detail.roomNotReady', { number: roomNumber }) : say('queue.detail.noRoom')
    if (isGuestProblem(problem)) return say(`guestProblem.${problem}`)
    if (part) return say(`part.${part}`)
    return reason ? say(`alertReason.${reason}`) : kind ? say(`alert.${kind}`) : ''
  }

  return {
    why,
    who: ({ guestName, reference }: Waiting) => guestName ?? reference ?? say('queue.someone'),
    where({ deviceName, onOwnPhone, tellsByMail }: Waiting) {
      if (tellsByMail) return say('waits.byMail')
      if (deviceName) return say('at.device', { device: deviceName })
      return onOwnPhone ? say('at.ownDevice') : ''
    },
  }
}
