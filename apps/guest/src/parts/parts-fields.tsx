import { useState } from 'react'
import { CheckField } from './check-field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ComboField } from './combo-field.tsx'
import { DateField } from './date-field.tsx'
import { FieldGrid, WideField } from './field-grid.tsx'
import { OnScreenKeyboard } from './on-screen-keyboard.tsx'
import { findMatches } from './option-row.tsx'
import { Shelf } from './parts-shelf.tsx'
import { PhoneField } from './phone-field.tsx'
import { SelectField } from './select-field.tsx'
import { SignatureSheet } from './signature-sheet.tsx'
import { type Rating, StarRating } from './star-rating.tsx'
import { TextField } from './text-field.tsx'
import { YesNoField } from './yes-no-field.tsx'

const nothing = () => {}
const countries = [
  { value: 'DE', name: 'Germany' },
  { value: 'ES', name: 'Spain', alias: 'España' },
  { value: 'FR', name: 'France' },
  { value: 'IT', name: 'Italy' },
  { value: 'PT', name: 'Portugal' },
]
const prefixes = [
  { value: '+34', name: 'Spain +34' },
  { value: '+49', name: 'Germany +49' },
  { value: '+351', name: 'Portugal +351' },
]
const sexes = [
  { value: 'F', name: 'Female' },
  { value: 'M', name: 'Male' },
]
const towns = ['Barcelona', 'Badalona', 'Burgos', 'Bilbao'].map((name) => ({ value: name, name }))
const search = { searchLabel: 'Search', nothingFound: 'Nothing fits' }

function TextFields() {
  const [surname, setSurname] = useState('')
  return (
    <Shelf name="Text field">
      <TextField label="Surname" value={surname} onChange={setSurname} placeholder="As on your booking" />
      <TextField
        label="E-mail"
        value="anna@mueller"
        onChange={nothing}
        issue="An e-mail address ends in something like .com"
      />
      <TextField label="Voucher" value="WELCOME10" onChange={nothing} state="good" hint="Ten percent off" />
      <TextField
        label="Document number"
        value="C01X0O6T4"
        onChange={nothing}
        state="doubtful"
        hint="Is the sixth character the letter O or a zero?"
      />
      <TextField label="Booking number" value="FOY1002" onChange={nothing} disabled optionalMark="optional" />
      <TextField label="Wishes" value="A quiet room" onChange={nothing} lines={3} readOnly />
    </Shelf>
  )
}

function ChosenFields() {
  const [country, setCountry] = useState('DE')
  const [sex, setSex] = useState('')
  const [town, setTown] = useState('')
  const [born, setBorn] = useState('1988-03-12')
  const [phone, setPhone] = useState({ prefix: '+49', number: '171 234 5678' })
  const [pets, setPets] = useState<boolean>()
  return (
    <Shelf name="Select, typed, date, phone, yes or no">
      <SelectField label="Nationality" value={country} onChange={setCountry} options={countries} {...search} />
      <SelectField label="Sex" value={sex} onChange={setSex} options={sexes} placeholder="Choose" {...search} />
      <ComboField label="Municipality" value={town} onChange={setTown} options={town ? findMatches(towns, town) : []} />
      <DateField
        label="Date of birth"
        locale="en-GB"
        value={born}
        onChange={setBorn}
        parts={{ day: { label: 'Day' }, month: { label: 'Month' }, year: { label: 'Year' } }}
      />
      <PhoneField
        label="Mobile"
        value={phone}
        onChange={setPhone}
        prefixes={prefixes}
        prefixLabel="Country code"
        numberLabel="Number"
        {...search}
      />
      <YesNoField label="Do you travel with a pet?" value={pets} onChange={setPets} yes="Yes" no="No" />
    </Shelf>
  )
}

function Grid() {
  return (
    <Shelf name="Field grid" wide>
      <FieldGrid>
        <TextField label="First name" value="Jonas" onChange={nothing} />
        <TextField label="Surname" value="Müller" onChange={nothing} />
        <WideField>
          <TextField label="Address" value="Unter den Linden 7, Berlin" onChange={nothing} />
        </WideField>
      </FieldGrid>
    </Shelf>
  )
}

function Choices() {
  const [way, setWay] = useState('terminal')
  const [rules, setRules] = useState(true)
  const [stars, setStars] = useState<Rating>()
  return (
    <Shelf name="Choices">
      <CheckField
        label={
          <>
            I accept the <a href="#rules">house rules</a>.
          </>
        }
        value={rules}
        onChange={setRules}
      />
      <CheckField
        label="I have read the privacy notice."
        value={false}
        onChange={nothing}
        issue="Please accept to go on"
      />
      <ChoiceList
        label="Payment method"
        value={way}
        onChange={setWay}
        choices={[
          { value: 'terminal', name: 'Card at this terminal', note: 'Contactless, chip or phone' },
          { value: 'saved', name: 'Your saved card', note: 'Visa ending in 4242', end: '€12.00' },
          { value: 'desk', name: 'At reception', note: 'Closed until 7:00', disabled: true },
        ]}
      />
      <StarRating label="How was it?" value={stars} onChange={setStars} nameOf={(rating) => `${rating} of 5`} />
    </Shelf>
  )
}

export function PartsFields() {
  return (
    <>
      <TextFields />
      <ChosenFields />
      <Choices />
      <Grid />
      <Shelf name="Signature sheet">
        <SignatureSheet label="Your signature" name="Jonas Müller" date="15 November 2026" undo="Undo" clear="Clear" />
      </Shelf>
      <Shelf name="On-screen keyboard" wide>
        <OnScreenKeyboard
          label="Keyboard"
          locale="de"
          keys={{
            space: 'Space',
            erase: 'Delete',
            enter: 'Next',
            shift: 'Capitals',
            accents: 'Accents',
            letters: 'Letters',
          }}
        />
      </Shelf>
    </>
  )
}
