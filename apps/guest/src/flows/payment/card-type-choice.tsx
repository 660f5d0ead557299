import { type CardType, cardTypes, usesDialog } from '@foyer/domain/payment/card-type.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '../../parts/button.tsx'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'

interface CardTypeChoiceProps {
  readonly value: CardType | undefined
  readonly onChoose: (type: CardType) => void
  /** Dialog only: confirms the choice and continues with the payment. */
  readonly onGo: () => void
  readonly onClose: () => void
  /** The guest tried to continue without a choice. */
  readonly missing: boolean
}

/**
 * Asks whether the card is an American Express, for terminals that must
 * know before it is presented: in place, or in a dialog on a small screen.
 */
export function CardTypeChoice({ value, onChoose, onGo, onClose, missing }: CardTypeChoiceProps) {
  const { label } = useSite()
  const text = label.on('card-type')
  const isDialog = usesDialog({ width: innerWidth, height: innerHeight })
  const list = (
    <ChoiceList
      label={text('question')}
      labelShown={!isDialog}
      choices={[
        { value: 'other', name: text('other') },
        { value: 'amex', name: text('amex') },
      ]}
      value={value}
      onChange={(chosen) => onChoose(cardTypes.find((type) => type === chosen) ?? 'other')}
      issue={missing && !value ? text('missing') : undefined}
    />
  )
  if (!isDialog) return list
  return (
    <Modal
      open
      title={text('question')}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onGo} iconEnd={<ArrowRight data-turns />}>
          {text('go')}
        </Button>
      }
    >
      {list}
    </Modal>
  )
}
