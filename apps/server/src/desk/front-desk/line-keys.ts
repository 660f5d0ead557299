interface OfScreen {
  readonly hotelId: number
  readonly deviceId: string
}

/** Under which a screen's connection waits for commands. */
export const screenKey = ({ hotelId, deviceId }: OfScreen) => `screen ${hotelId} ${deviceId}`

/** Under which the connections of a hotel's system wait for what screens say. */
export const systemKey = ({ hotelId }: Pick<OfScreen, 'hotelId'>) => `system ${hotelId}`
