/** Parts of a jpeg that hold words about the picture, not the picture: APP1 (EXIF, XMP), APP13 (IPTC), comments. */
const WORDS = new Set([0xe1, 0xed, 0xfe])

/** The jpeg without what it says of camera, place and author. What cannot be read is left as it is. */
export function withoutPhotoData(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0
    // From the start of the scan on it is the picture itself.
    if (marker === 0xda) break
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)
    if (length < 2) return jpeg
    if (!WORDS.has(marker)) kept.push(jpeg.subarray(at, at + 2 + length))
    at += 2 + length
  }
  kept.push(jpeg.subarray(at))
  return new Uint8Array(Buffer.concat(kept))
}
