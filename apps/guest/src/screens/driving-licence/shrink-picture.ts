const MAX_SIDE_PX = 1000
const QUALITY = 0.7

/** Scales the picture down for the API call, large enough to recognise a licence. */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height))
  const sheet = document.createElement('canvas')
  sheet.width = Math.round(picture.width * scale)
  sheet.height = Math.round(picture.height * scale)
  sheet.getContext('2d')?.drawImage(picture, 0, 0, sheet.width, sheet.height)
  picture.close()
  return sheet.toDataURL('image/jpeg', QUALITY)
}
