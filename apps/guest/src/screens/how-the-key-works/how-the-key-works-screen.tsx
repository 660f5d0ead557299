import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './how-the-key-works.module.css'
import { useHowTheKeyWorks } from './use-how-the-key-works.ts'

/**
 * What to do at the door, one picture for each step: with a card where cards are issued, otherwise
 * with the keypad.
 */
export function HowTheKeyWorksScreen() {
  const { label } = useSite()
  const text = label.on('how-the-key-works')
  const { kind, steps, back } = useHowTheKeyWorks()
  return (
    <GuestFrame
      question={text('question')}
      hint={text(`hint.${kind}`)}
      primary={
        <Button kind="primary" icon={<ArrowLeft data-turns />} onPress={back}>
          {text('back')}
        </Button>
      }
    >
      <ol className={css['steps']}>
        {steps.map(({ name, picture }) => (
          <li key={name}>
            <span className={css['picture']} aria-hidden="true" data-shows={picture}>
              <ConfiguredPicture name={picture} />
            </span>
            <span>{text(`steps.${kind}.${name}`)}</span>
          </li>
        ))}
      </ol>
    </GuestFrame>
  )
}
