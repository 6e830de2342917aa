import { describe, expect, test } from 'vitest'
import { withoutPhotoData } from './jpegParts.ts'

const segment = (marker: number, text: string): Buffer => {
  const words = Buffer.from(text, 'latin1')
  const length = words.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), words])
}
const SOI = Buffer.from([0xff, 0xd8])
const tables = segment(0xdb, 'quantisation')
const scan = Buffer.concat([
  segment(0xda, 'scan'),
  Buffer.from([0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33]),
  Buffer.from([0xff, 0xd9]),
])
const picture = Buffer.concat([tables, scan])
const clean = (...parts: readonly Buffer[]): string =>
  Buffer.from(withoutPhotoData(Buffer.concat(parts))).toString('latin1')
const bare = Buffer.concat([SOI, picture]).toString('latin1')

describe('KYC-2 a photo in a pdf keeps its picture, and no words', () => {
  test.each([
    ['APP1 (EXIF, XMP)', 0xe1],
    ['APP2 that is no colour profile', 0xe2],
    ['APP3', 0xe3],
    ['APP4', 0xe4],
    ['APP5', 0xe5],
    ['APP11 (content credentials)', 0xeb],
    ['APP12', 0xec],
    ['APP13 (IPTC)', 0xed],
    ['APP15', 0xef],
    ['a comment', 0xfe],
  ])('of %s', (_, marker) => {
    expect(clean(SOI, segment(marker, 'taken by Sample Player'), picture)).toBe(bare)
    expect(clean(SOI, tables, segment(marker, 'taken by Sample Player'), scan), 'wherever it stands').toBe(bare)
  })

  test.each([
    ['the head', segment(0xe0, 'JFIF\0')],
    ['the colour profile', segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')],
    ['the kind of its colours', segment(0xee, 'Adobe')],
  ])('%s stays', (_, kept) => {
    expect(clean(SOI, kept, picture)).toBe(Buffer.concat([SOI, kept, picture]).toString('latin1'))
  })

  test('with fill bytes before the words, with something before the picture, and with another picture behind it', () => {
    const exif = segment(0xe1, 'Exif: 60.1699 N')
    expect(clean(SOI, Buffer.from([0xff, 0xff]), exif, picture)).not.toContain('Exif')
    expect(clean(Buffer.from('written by Sample Player'), SOI, exif, picture)).toBe(bare)
    expect(clean(SOI, picture, SOI, exif, picture)).toBe(bare)
  })

  test('what is no jpeg is left as it is', () => {
    expect(clean(Buffer.from('no picture at all'))).toBe('no picture at all')
  })
})
