import { type ComponentType, lazy } from 'react'

const late = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Pictures by their name in a configuration; each loads when it is first shown. */
export const pictures = {
  lobby: late(() => import('./lobby.tsx'), 'Lobby'),
  sea: late(() => import('./sea.tsx'), 'Sea'),
  loggia: late(() => import('./loggia.tsx'), 'Loggia'),
  room: late(() => import('./room.tsx'), 'Room'),
  luggage: late(() => import('./luggage.tsx'), 'Luggage'),
  licence: late(() => import('./licence.tsx'), 'Licence'),
  passport: late(() => import('./passport.tsx'), 'Passport'),
  confirmation: late(() => import('./confirmation.tsx'), 'Confirmation'),
  'confirmation-rental': late(() => import('./confirmation.tsx'), 'ConfirmationOfRental'),
  bell: late(() => import('./bell.tsx'), 'Bell'),
  car: late(() => import('./car.tsx'), 'Car'),
  'car-small': late(() => import('./car.tsx'), 'CarSmall'),
  'car-estate': late(() => import('./car.tsx'), 'CarEstate'),
  'car-suv': late(() => import('./car.tsx'), 'CarSuv'),
  'car-convertible': late(() => import('./car.tsx'), 'CarConvertible'),
  'car-van': late(() => import('./car.tsx'), 'CarVan'),
  keycard: late(() => import('./keycard.tsx'), 'KeyCard'),
  'keycard-inside': late(() => import('./keycard.tsx'), 'KeyCardInside'),
  door: late(() => import('./door.tsx'), 'Door'),
  elsewhere: late(() => import('./elsewhere.tsx'), 'Elsewhere'),
  bill: late(() => import('./bill.tsx'), 'Bill'),
  breakfast: late(() => import('./breakfast.tsx'), 'Breakfast'),
  pen: late(() => import('./pen.tsx'), 'Pen'),
  plan: late(() => import('./plan.tsx'), 'Plan'),
  terminal: late(() => import('./terminal.tsx'), 'Terminal'),
  camera: late(() => import('./camera.tsx'), 'Camera'),
  reader: late(() => import('./reader.tsx'), 'Reader'),
  code: late(() => import('./code.tsx'), 'Code'),
  bottle: late(() => import('./bottle.tsx'), 'Bottle'),
  'child-bed': late(() => import('./child-bed.tsx'), 'ChildBed'),
  'late-check-out': late(() => import('./late-check-out.tsx'), 'LateCheckOut'),
  parking: late(() => import('./parking.tsx'), 'Parking'),
  pet: late(() => import('./pet.tsx'), 'Pet'),
  tray: late(() => import('./tray.tsx'), 'Tray'),
  'panorama-terrace': late(() => import('./panorama-terrace.tsx'), 'PanoramaTerrace'),
  'panorama-suite': late(() => import('./panorama-suite.tsx'), 'PanoramaSuite'),
}
