import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { withoutPhotoData } from './jpegParts.ts'
import { filtersOf, MAX_INFLATED, readWithin, undone, withFilters, type Budget } from './pdfStreams.ts'
import { Refused } from './refusal.ts'

const name = (text: string): PDFName => PDFName.of(text)
const names = (text: string): ReadonlySet<PDFName> => new Set(text.split(' ').map(name))

// What is kept is named, not what is dropped: a document can do and say more than anybody lists.
const CATALOG = names('Type Pages OCProperties')
const PAGE_TREE = names('Type Kids Count Parent Resources MediaBox CropBox Rotate')
const PAGE = names(
  'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group UserUnit Annots',
)
const MARK = names('Type Subtype Rect F AP AS')
/** Marks on a page that carry something, or play it. */
const CARRIERS = names('FileAttachment Sound Movie Screen RichMedia 3D Popup Link TrapNet')
/** What anything drawn says of where it comes from, or does. */
const DROPPED = names('Metadata PieceInfo LastModified OpenAction AA JavaScript JS EmbeddedFiles EF AF OPI CreatorInfo')
/** A stream may lie in another file. */
const ELSEWHERE = names('F FFilter FDecodeParms')

/** The pdf with its pages as they are drawn, and nothing else: it is written anew from what the pages need (KYC-2). */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const budget: Budget = { left: MAX_INFLATED }
  const file = await readWithin(budget, () => PDFDocument.load(bytes, { updateMetadata: false })).catch(
    (error: unknown) => {
      throw plain.includes('/Encrypt') && !(error instanceof Refused) ? new Refused('error.document.locked') : error
    },
  )
  // A reader mends what it can, and so takes a file that was cut off for a whole one.
  const isWhole = plain.lastIndexOf('%%EOF') > plain.lastIndexOf('endobj')
  if (!isWhole || file.getPages().length === 0) throw new Refused('error.document.content')
  const { context, catalog } = file
  keepOnly(catalog, CATALOG)
  cleanTree(catalog.Pages())
  keepReachable(context, budget)
  return file.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false })
}

function keepOnly(dictionary: PDFDict, kept: ReadonlySet<PDFName>): void {
  for (const key of dictionary.keys()) if (!kept.has(key)) dictionary.delete(key)
}

/** Pages, and what lies over them, with what is drawn alone. */
function cleanTree(root: PDFDict): void {
  const seen = new Set<PDFDict>()
  const open: PDFDict[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    const kids = node.lookup(name('Kids'))
    if (kids instanceof PDFArray) {
      keepOnly(node, PAGE_TREE)
      for (let at = 0; at < kids.size(); at++) {
        const kid = kids.lookup(at)
        if (kid instanceof PDFDict) open.push(kid)
      }
      continue
    }
    keepOnly(node, PAGE)
    cleanMarks(node)
  }
}

/** Marks on a page (fields of a form, notes, stamps) stay as they look, without names, words and deeds of their own. */
function cleanMarks(page: PDFDict): void {
  const marks = page.lookup(name('Annots'))
  page.delete(name('Annots'))
  if (!(marks instanceof PDFArray)) return
  const kept: PDFObject[] = []
  for (let at = 0; at < marks.size(); at++) {
    const mark = marks.lookup(at)
    if (!(mark instanceof PDFDict) || CARRIERS.has(mark.lookup(name('Subtype')) as PDFName)) continue
    const looks = mark.lookup(name('AP'))
    const shown = looks instanceof PDFDict ? looks.get(name('N')) : undefined
    if (shown === undefined) continue
    keepOnly(mark, MARK)
    mark.set(name('Subtype'), name('Stamp'))
    mark.set(name('AP'), page.context.obj({ N: shown }))
    kept.push(page.context.register(mark.clone()))
  }
  if (kept.length > 0) page.set(name('Annots'), page.context.obj(kept))
}

/** Goes from the catalog to all that it needs, cleans it, and forgets the rest: older versions, files and scripts that nothing shows. */
function keepReachable(context: PDFContext, budget: Budget): void {
  const { Root } = context.trailerInfo
  if (!(Root instanceof PDFRef)) throw new Refused('error.document.content')
  context.trailerInfo = { Root }
  const reached = new Set<PDFObject>()
  const open: PDFObject[] = [Root]
  for (let object = open.pop(); object; object = open.pop()) {
    if (reached.has(object)) continue
    reached.add(object)
    if (object instanceof PDFRef) {
      const target = context.lookup(object)
      if (target instanceof PDFRawStream) {
        strip(target.dict, ELSEWHERE)
        const clean = withoutWords(target, budget)
        if (clean !== target) context.assign(object, clean)
        open.push(clean.dict)
      } else if (target) open.push(target)
    } else if (object instanceof PDFStream) {
      open.push(object.dict)
    } else if (object instanceof PDFDict) {
      strip(object, DROPPED)
      open.push(...object.values())
    } else if (object instanceof PDFArray) open.push(...object.asArray())
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

function strip(dictionary: PDFDict, dropped: ReadonlySet<PDFName>): void {
  for (const key of dropped) dictionary.delete(key)
}

/** A photo within a pdf is a jpeg of its own, with its own words about camera and place, whatever lies around it. */
function withoutWords(stream: PDFRawStream, budget: Budget): PDFRawStream {
  const filters = filtersOf(stream.dict)
  const at = filters.indexOf('DCTDecode')
  if (at === -1) return stream
  if (at !== filters.length - 1) throw new Refused('error.document.content')
  const jpeg = undone(stream.contents, filters.slice(0, at), stream.dict, budget)
  if (at === 0) return PDFRawStream.of(stream.dict, withoutPhotoData(jpeg))
  return PDFRawStream.of(withFilters(stream.dict, ['DCTDecode']), withoutPhotoData(jpeg))
}
