import BedDouble from 'lucide-react/icons/bed-double'
import Copy from 'lucide-react/icons/copy'
import Users from 'lucide-react/icons/users'
import Wifi from 'lucide-react/icons/wifi'
import { AccessCode } from './access-code.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Facts } from './facts.tsx'
import { GuestCard, GuestCards } from './guest-card.tsx'
import { MoneyLines } from './money-lines.tsx'
import { Notice } from './notice.tsx'
import css from './parts-page.module.css'
import { Shelf } from './parts-shelf.tsx'
import { ReservationDates } from './reservation-dates.tsx'
import { RoomNumber } from './room-number.tsx'
import { WordList } from './word-list.tsx'

const nothing = () => {}

export function PartsTexts() {
  return (
    <>
      <Shelf name="Guest card">
        <GuestCards label="Guests">
          <GuestCard
            name="Anna Müller"
            place={1}
            state="complete"
            stateText="Passport and signature done"
            action={
              <Button size="small" label="Edit Anna Müller">
                Edit
              </Button>
            }
          />
          <GuestCard
            name="Jonas Müller"
            place={2}
            state="next"
            stateText="Passport or identity card"
            tag="Next"
            onPress={nothing}
          />
          <GuestCard name="Eva Müller" place={3} state="attention" stateText="Her passport expired in May" />
          <GuestCard name="Lena Müller" place={4} state="waiting" stateText="Child, 7 years" />
        </GuestCards>
      </Shelf>
      <Shelf name="Stay and facts">
        <ReservationDates
          arrival={{ name: 'Arrival', date: 'Sun 15 Nov' }}
          departure={{ name: 'Departure', date: 'Wed 18 Nov' }}
          length="3 nights"
          lengthName="Length of stay"
        />
        <Facts
          facts={[
            {
              name: 'Your room',
              value: 'Deluxe with courtyard view',
              note: 'King bed, bath, 34 m²',
              icon: <BedDouble />,
            },
            { name: 'Guests', value: '2 adults, 1 child', icon: <Users /> },
          ]}
        />
        <Facts
          pairs
          facts={[
            { name: 'Wi-Fi “Foyer Guest”', value: 'brass-lamp-27', icon: <Wifi /> },
            { name: 'Breakfast', value: '7:00 to 10:30' },
          ]}
        />
      </Shelf>
      <Shelf name="Money lines">
        <Card>
          <MoneyLines
            lines={[
              { id: '1', name: 'Room, 3 nights', note: 'Deluxe with courtyard view', amount: '€540.00' },
              { id: '2', name: 'Paid when booking', amount: '−€96.00', credit: true },
            ]}
            total={{ name: 'Due today', amount: '€444.00' }}
          />
        </Card>
      </Shelf>
      <Shelf name="Code and room">
        <AccessCode
          name="Door code"
          code="482916"
          actions={
            <Button size="small" icon={<Copy />}>
              Copy
            </Button>
          }
        />
        <div className={`${css['wall']} on-wall`}>
          <RoomNumber word="Room" number="412" way="Fourth floor. Left from the lift." />
        </div>
      </Shelf>
      <Shelf name="Notice">
        <Notice action={<Button size="small">Call reception</Button>}>This takes longer than usual.</Notice>
        <Notice kind="good">Your room is ready.</Notice>
        <Notice kind="warning">Your passport expires next week.</Notice>
        <Notice kind="problem">The terminal did not answer. You have not been charged.</Notice>
      </Shelf>
      <Shelf name="Word list">
        <WordList
          label="Languages"
          current="de"
          onPick={nothing}
          words={[
            { value: 'en', name: 'English', lang: 'en' },
            { value: 'de', name: 'Deutsch', lang: 'de' },
            { value: 'ca', name: 'Català', lang: 'ca' },
          ]}
        />
      </Shelf>
    </>
  )
}
