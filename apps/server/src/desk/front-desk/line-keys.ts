interface OfScreen {
  readonly hotelId: number
  readonly deviceId: string
}

/** Wake-up key of a screen's connection, which waits for commands. */
export const screenKey = ({ hotelId, deviceId }: OfScreen) => `screen ${hotelId} ${deviceId}`

/** Wake-up key of a hotel system's connections, which wait for messages from screens. */
export const systemKey = ({ hotelId }: Pick<OfScreen, 'hotelId'>) => `system ${hotelId}`
