import { formatMoney } from '@foyer/domain/basics/money.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { BookAtReception } from '../../flows/walk-in/book-at-reception.tsx'
import { useStayText } from '../../flows/walk-in/use-stay-text.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './book.module.css'
import { useBook } from './use-book.ts'

/** Tonight's availability, with one way to book it. */
export function BookScreen() {
  const book = useBook()
  return book.isOffered ? <Tonight book={book} /> : <BookAtReception onBack={book.back} />
}

function Tonight({ book }: { book: ReturnType<typeof useBook> }) {
  const { label, language } = useSite()
  const text = label.on('book')
  const words = useStayText(book.nights)
  const counted = (name: 'days' | 'guests', range: { min: number; max: number }) => (
    <Stepper
      name={name}
      label={text(name)}
      words={text(`${name}.count`, { count: book.search[name] })}
      fewer={text(`${name}.fewer`)}
      more={text(`${name}.more`)}
      value={book.search[name]}
      {...range}
      onChange={(value) => book.change({ [name]: value })}
    />
  )
  const cheapest = (rates: readonly { price: { minor: number; currency: string } }[]) =>
    rates.map(({ price }) => price).toSorted((a, b) => a.minor - b.minor)[0]
  return (
    <GuestFrame
      question={text('question')}
      hint={`${words} · ${text('rooms.count', { count: book.search.rooms })}`}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      pictureOnPhone="tall"
      onBack={book.back}
      secondary={<ReceptionButton />}
      primary={
        <Button
          kind="primary"
          disabled={!book.rooms || book.rooms.length === 0}
          onPress={book.goOn}
          iconEnd={<ArrowRight data-turns />}
        >
          {text('goOn')}
        </Button>
      }
    >
      <div className={css['search']}>
        {counted('days', book.days)}
        {counted('guests', book.guests)}
      </div>
      {book.failed ? (
        <Notice kind="warning" announced action={<Button onPress={book.again}>{text('again')}</Button>}>
          {label('problem.unavailable.text')}
        </Notice>
      ) : book.nothingFree ? (
        <Notice kind="warning" announced>
          {book.nothingFree.message ?? label('walk-in.nothingFree')}
        </Notice>
      ) : book.rooms ? (
        <MoneyLines
          lines={book.rooms.flatMap(({ typeId, type, typeNames, rates }) => {
            const price = cheapest(rates)
            const amount = price && text('from', { amount: formatMoney(price, language) })
            return amount ? [{ id: typeId, name: localizeRoomType({ type, typeNames }, language), amount }] : []
          })}
        />
      ) : (
        <GuestWaiting shape={<Skeleton lines={['long', 'long', 'long']} />} words={label('walk-in.searching')} />
      )}
    </GuestFrame>
  )
}
