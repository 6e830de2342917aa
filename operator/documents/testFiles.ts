// Files as players send them, made for tests.
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A photo with words about who took it, lying on its side: upright it is `height` wide. */
export const photo = async (width = 400, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Artist: 'Whoever took it' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A photo that can hardly be made smaller, of about this many bytes. */
export const heavyPhoto = async (bytes: number): Promise<Buffer> => {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const noise = Buffer.alloc(side * side * 3)
  // The same at every run, and of no pattern that a png could use.
  for (let at = 0, state = 1; at < noise.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    noise[at] = state >>> 16
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A statement with an author, a photo with words of its own, and as many pages as asked. */
export const statement = async (pages = 2): Promise<Buffer> => {
  const file = await PDFDocument.create()
  file.setAuthor('Whoever wrote it')
  file.setTitle('Statement of a bank')
  const image = await file.embedJpg(await photo())
  for (let page = 0; page < pages; page++) file.addPage().drawImage(image)
  return Buffer.from(await file.save({ useObjectStreams: false }))
}

/** A pdf that asks for a password. */
export const lockedStatement = async (): Promise<Buffer> => {
  const file = await PDFDocument.create()
  file.addPage()
  file.encrypt({ userPassword: 'for the bank only', ownerPassword: 'for the bank only' })
  return Buffer.from(await file.save())
}

/** A picture that is small as a file and large in memory. */
export const bomb = async (): Promise<Buffer> =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()
