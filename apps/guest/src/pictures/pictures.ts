import { type ComponentType, lazy } from 'react'

const lazyPicture = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Pictures by their name in a configuration; each loads when it is first shown. */
export const pictures = {
  lobby: lazyPicture(() => import('./lobby.tsx'), 'Lobby'),
  sea: lazyPicture(() => import('./sea.tsx'), 'Sea'),
  loggia: lazyPicture(() => import('./loggia.tsx'), 'Loggia'),
  room: lazyPicture(() => import('./room.tsx'), 'Room'),
  luggage: lazyPicture(() => import('./luggage.tsx'), 'Luggage'),
  licence: lazyPicture(() => import('./licence.tsx'), 'Licence'),
  passport: lazyPicture(() => import('./passport.tsx'), 'Passport'),
  confirmation: lazyPicture(() => import('./confirmation.tsx'), 'Confirmation'),
  'confirmation-rental': lazyPicture(() => import('./confirmation.tsx'), 'ConfirmationOfRental'),
  bell: lazyPicture(() => import('./bell.tsx'), 'Bell'),
  car: lazyPicture(() => import('./car.tsx'), 'Car'),
  'car-small': lazyPicture(() => import('./car.tsx'), 'CarSmall'),
  'car-estate': lazyPicture(() => import('./car.tsx'), 'CarEstate'),
  'car-suv': lazyPicture(() => import('./car.tsx'), 'CarSuv'),
  'car-convertible': lazyPicture(() => import('./car.tsx'), 'CarConvertible'),
  'car-van': lazyPicture(() => import('./car.tsx'), 'CarVan'),
  keycard: lazyPicture(() => import('./keycard.tsx'), 'KeyCard'),
  'keycard-inside': lazyPicture(() => import('./keycard.tsx'), 'KeyCardInside'),
  door: lazyPicture(() => import('./door.tsx'), 'Door'),
  elsewhere: lazyPicture(() => import('./elsewhere.tsx'), 'Elsewhere'),
  bill: lazyPicture(() => import('./bill.tsx'), 'Bill'),
  breakfast: lazyPicture(() => import('./breakfast.tsx'), 'Breakfast'),
  pen: lazyPicture(() => import('./pen.tsx'), 'Pen'),
  plan: lazyPicture(() => import('./plan.tsx'), 'Plan'),
  terminal: lazyPicture(() => import('./terminal.tsx'), 'Terminal'),
  camera: lazyPicture(() => import('./camera.tsx'), 'Camera'),
  reader: lazyPicture(() => import('./reader.tsx'), 'Reader'),
  code: lazyPicture(() => import('./code.tsx'), 'Code'),
  bottle: lazyPicture(() => import('./bottle.tsx'), 'Bottle'),
  'child-bed': lazyPicture(() => import('./child-bed.tsx'), 'ChildBed'),
  'late-check-out': lazyPicture(() => import('./late-check-out.tsx'), 'LateCheckOut'),
  parking: lazyPicture(() => import('./parking.tsx'), 'Parking'),
  pet: lazyPicture(() => import('./pet.tsx'), 'Pet'),
  tray: lazyPicture(() => import('./tray.tsx'), 'Tray'),
  'panorama-terrace': lazyPicture(() => import('./panorama-terrace.tsx'), 'PanoramaTerrace'),
  'panorama-suite': lazyPicture(() => import('./panorama-suite.tsx'), 'PanoramaSuite'),
}
