import { deskMethods } from '@foyer/domain/payment/refund.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'

/** How the open amount is paid at the desk, or that it is collected later. */
export type PayChoice = (typeof deskMethods)[number] | 'later'

interface PayChoiceProps {
  readonly chosen: PayChoice
  readonly onChoose: (way: PayChoice) => void
}

export function PayChoices({ chosen, onChoose }: PayChoiceProps) {
  const { say } = useTexts()
  const ways: readonly PayChoice[] = ['deskCard', ...deskMethods.filter((way) => way !== 'deskCard'), 'later']
  return (
    <div className={styles['pay']} role="radiogroup" aria-label={say('desk.pay.label')}>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name="desk-payment" checked={way === chosen} onChange={() => onChoose(way)} />
          {way === 'later' ? say('desk.pay.later') : say(`payWay.${way}`)}
        </label>
      ))}
    </div>
  )
}
