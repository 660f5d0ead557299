export interface Screen {
  device: string
  name: string
  connected: boolean
}

export interface Said {
  device: string
  name: string
  message: { id: string; sequence: number; sender: 'frontapp'; type: string; data: Record<string, unknown> }
}

export interface HotelLineParts {
  url: string
  hotel: number | string
  key: string
  onMessage: (said: Said) => unknown
  onScreens?: (screens: Screen[]) => unknown
  applied?: Map<string, { stream: string; position: number }>
}

export interface HotelLine {
  send(device: string, type: string, data?: object): Promise<{ id: string; received: boolean; why?: string }>
  close(): void
}

export function hotelLine(parts: HotelLineParts): HotelLine
