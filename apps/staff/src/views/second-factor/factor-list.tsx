import type { Factor } from '@foyer/contract/staff/second-factor.ts'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Smartphone from 'lucide-react/icons/smartphone'
import { Button } from '../../parts/button.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './second-factor.module.css'

interface FactorListProps {
  factors: readonly Factor[]
  recoveryCodesLeft: number
  required: boolean
  onAdd: () => void
  onRenew: () => void
  onRemove: (factor: Factor) => void
}

const icons = { totp: Smartphone, passkey: Fingerprint } as const

export function FactorList({ factors, recoveryCodesLeft, required, onAdd, onRenew, onRemove }: FactorListProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  const isLast = required && factors.length === 1
  return (
    <div className={styles['step']}>
      <h2>{say('factor.title')}</h2>
      {factors.length === 0 && <p className={styles['text']}>{say('factor.alone')}</p>}
      {factors.length > 0 && (
        <ul className={styles['list']} aria-label={say('factor.title')}>
          {factors.map((factor) => {
            const Icon = icons[factor.kind]
            return (
              <li key={factor.id}>
                <Icon size={18} aria-hidden />
                <span className={styles['what']}>
                  <b>{factor.name}</b>
                  <span>
                    {factor.name !== say(`factor.${factor.kind}`) && `${say(`factor.${factor.kind}`)} · `}
                    {factor.lastUsedAt
                      ? say('factor.used', { time: moment(factor.lastUsedAt, now) })
                      : say('factor.unused')}
                  </span>
                </span>
                {!isLast && (
                  <Button
                    look="quiet"
                    aria-label={say('factor.remove.of', { name: factor.name })}
                    onClick={() => onRemove(factor)}
                  >
                    {say('factor.remove')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {isLast && <p className={styles['text']}>{say('factor.last')}</p>}
      {factors.length > 0 && <p className={styles['text']}>{say('factor.codes.left', { n: recoveryCodesLeft })}</p>}
      <div className={styles['ways']}>
        <Button onClick={onAdd}>{say('factor.add')}</Button>
        {factors.length > 0 && <Button onClick={onRenew}>{say('factor.codes.renew')}</Button>}
      </div>
    </div>
  )
}
