import { asksInDialog, type CardType, cardTypes } from '@foyer/domain/payment/card-type.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '../../parts/button.tsx'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Modal } from '../../parts/modal.tsx'
import { useSite } from '../../site/site-context.tsx'

interface CardTypeChoiceProps {
  readonly value: CardType | undefined
  readonly onChoose: (type: CardType) => void
  /** In a dialog: the choice stands, and the payment goes on. */
  readonly onGo: () => void
  readonly onClose: () => void
  /** Somebody wanted to go on without. */
  readonly missing: boolean
}

/** Whether the card is an American Express, for terminals that have to know before it is presented: in place, or in a dialog on a small screen. */
export function CardTypeChoice({ value, onChoose, onGo, onClose, missing }: CardTypeChoiceProps) {
  const { label } = useSite()
  const text = label.on('card-type')
  const isDialog = asksInDialog({ width: innerWidth, height: innerHeight })
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
