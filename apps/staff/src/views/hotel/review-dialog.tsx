import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ChangeList } from './change-list.tsx'
import type { HotelForm } from './use-hotel.ts'

/** Shows all changes before they go live. */
export function ReviewDialog({ form, onClose }: { form: HotelForm; onClose: () => void }) {
  const { say } = useTexts()
  const isNothing = form.changes.length === 0
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={form.isPublishing} disabled={isNothing}>
        {say('hotel.publish')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('hotel.review.title')} onClose={onClose} onSubmit={() => form.publish(onClose)} foot={foot}>
      <p className={words['soft']}>{say(isNothing ? 'hotel.review.none' : 'hotel.review.text')}</p>
      <ChangeList changes={form.changes} currency={form.currency} />
    </Dialog>
  )
}
