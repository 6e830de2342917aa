/** Parts of a jpeg that hold words about the picture, not the picture: APP1 (EXIF, XMP), APP13 (IPTC), comments. */
const WORDS = new Set([0xe1, 0xed, 0xfe])

/** The jpeg without what it says of camera, place and author, up to its end. What is no jpeg is left as it is. */
export function withoutPhotoData(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...parts(jpeg, 2)]))
}

/** The picture to its end: its head and its scans, but for words. Phones write more pictures behind it, each with words. */
function parts(jpeg: Uint8Array, start: number): Uint8Array[] {
  const kept: Uint8Array[] = []
  let from = start
  for (let at = start; at + 1 < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0
    // Within a scan FF stands with 00, with a restart (D0 to D7) or with another FF; anything else is a marker.
    if (jpeg[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 1
      continue
    }
    if (marker === 0xd9) return [...kept, jpeg.subarray(from, at + 2)]
    const next = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
    if (WORDS.has(marker)) {
      kept.push(jpeg.subarray(from, at))
      from = next
    }
    at = Math.max(next, at + 2)
  }
  return [...kept, jpeg.subarray(from)]
}
