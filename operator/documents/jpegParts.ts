const SOI = Buffer.from([0xff, 0xd8, 0xff])
/** Length of a segment's marker and of its own length. */
const HEAD = 4

/**
 * The jpeg without what it says of camera, place and author, up to its end, and without what stands before it. What is no jpeg is left
 * as it is.
 */
export function withoutPhotoData(jpeg: Uint8Array): Uint8Array {
  const start = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).indexOf(SOI)
  return start < 0 ? jpeg : new Uint8Array(Buffer.concat([SOI.subarray(0, 2), ...parts(jpeg, start + 2)]))
}

/** Of all that is no picture only what a reader needs for its colours: JFIF (APP0), the colour profile (APP2), and Adobe's mark (APP14). */
function isPicture(marker: number, jpeg: Uint8Array, at: number): boolean {
  if (marker === 0xe2) return Buffer.from(jpeg.subarray(at + HEAD, at + HEAD + 11)).toString('latin1') === 'ICC_PROFILE'
  const isApplication = marker >= 0xe0 && marker <= 0xef
  return marker !== 0xfe && (!isApplication || marker === 0xe0 || marker === 0xee)
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
    if (!isPicture(marker, jpeg, at)) {
      kept.push(jpeg.subarray(from, at))
      from = next
    }
    at = Math.max(next, at + 2)
  }
  return [...kept, jpeg.subarray(from)]
}
