interface ScreenId {
  readonly hotelId: number
  readonly deviceId: string
}

/** Wake-up key of a screen's connection, which waits for commands. */
export const formatScreenKey = ({ hotelId, deviceId }: ScreenId) => `screen ${hotelId} ${deviceId}`

/** Wake-up key of a hotel system's connections, which wait for messages from screens. */
export const formatSystemKey = ({ hotelId }: Pick<ScreenId, 'hotelId'>) => `system ${hotelId}`
