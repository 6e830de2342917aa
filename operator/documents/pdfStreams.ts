import { constants, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib'
import { Refused } from './refusal.ts'

/** Most bytes that all lists within one pdf may grow to. */
export const MAX_INFLATED = 64 * 1024 * 1024

const FILTER = PDFName.of('Filter')
const PARAMETERS = ['DecodeParms', 'DP'].map((key) => PDFName.of(key))
/** Filters may be named in short. */
const FULL: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  DCT: 'DCTDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
}

/** How many bytes of a pdf may still be inflated; one budget for the whole file. */
export interface Budget {
  left: number
}

/** The filters of a stream in the order in which they are undone, by their full names, wherever they are written. */
export function filtersOf(dictionary: PDFDict): string[] {
  const filter = dictionary.lookup(FILTER)
  const listed =
    filter instanceof PDFArray ? Array.from({ length: filter.size() }, (_, at) => filter.lookup(at)) : [filter]
  return listed.flatMap((one) => (one instanceof PDFName ? [one.decodeText()] : [])).map((one) => FULL[one] ?? one)
}

/** The dictionary without its filters, and with others where some are left. */
export function withFilters(dictionary: PDFDict, filters: readonly string[] = []): PDFDict {
  const bare = dictionary.clone()
  bare.delete(FILTER)
  for (const key of PARAMETERS) bare.delete(key)
  const [only] = filters
  if (only !== undefined) bare.set(FILTER, PDFName.of(only))
  return bare
}

/** Undoes filters one after the other, each within what is left of the budget. Throws Refused where it goes beyond. */
export function undone(
  contents: Uint8Array,
  filters: readonly string[],
  dictionary: PDFDict,
  budget: Budget,
): Uint8Array {
  let bytes = contents
  for (const filter of filters) {
    if (filter === 'FlateDecode') bytes = inflated(bytes, budget)
    // Text filters make a stream smaller, but for ASCII85's one letter for four zeros.
    else if (filter === 'ASCII85Decode' || filter === 'ASCIIHexDecode') {
      if (bytes.length * 4 > budget.left) throw new Refused('error.document.pixels')
      bytes = decodePDFRawStream(PDFRawStream.of(withFilters(dictionary, [filter]), bytes)).decode()
    } else throw new Refused('error.document.content')
    budget.left -= bytes.length
  }
  return bytes
}

function inflated(bytes: Uint8Array, budget: Budget): Uint8Array {
  try {
    // What was cut off gives what is there, as readers of pdf do.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget.left), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Refused(isLarge ? 'error.document.pixels' : 'error.document.content')
  }
}

/**
 * Reads with the inner lists of a pdf inflated within the budget, in place of the reader's own way, which knows no bound: it gets
 * them plain. What is refused there the reader would take for a broken object and go on, so it is thrown when it is done.
 */
export async function readWithin<T>(budget: Budget, read: () => Promise<T>): Promise<T> {
  const [ofObjects, ofReferences] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream]
  const kept: { refused: Refused | null } = { refused: null }
  const plain = (stream: PDFRawStream): PDFRawStream => {
    if (kept.refused) throw kept.refused
    // Locked ones are refused anyhow.
    if (stream.transform) throw new Refused('error.document.locked')
    try {
      const bytes = undone(stream.contents, filtersOf(stream.dict), stream.dict, budget)
      return PDFRawStream.of(withFilters(stream.dict), bytes)
    } catch (error) {
      if (error instanceof Refused && error.code === 'error.document.pixels') kept.refused = error
      throw error
    }
  }
  PDFObjectStreamParser.forStream = (stream, ...more) => ofObjects(plain(stream), ...more)
  PDFXRefStreamParser.forStream = (stream) => ofReferences(plain(stream))
  try {
    const file = await read()
    if (kept.refused) throw kept.refused
    return file
  } catch (error) {
    throw kept.refused ?? error
  } finally {
    PDFObjectStreamParser.forStream = ofObjects
    PDFXRefStreamParser.forStream = ofReferences
  }
}
