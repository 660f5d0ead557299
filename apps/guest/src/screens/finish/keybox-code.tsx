import css from '../../qr/reservation-code.module.css'
import { useSite } from '../../site/site-context.tsx'

/** What opens the box with the key: a picture of this server, or one that the hotel's system has drawn. */
export function KeyboxCode({ uri }: { uri: string }) {
  const { label } = useSite()
  const text = label.on('finish')
  return (
    <figure className={css['code']}>
      <img src={uri} alt={text('keybox.alt')} />
      <figcaption>{text('keybox')}</figcaption>
    </figure>
  )
}
