// Pdf files as somebody with other things in mind writes them, made for tests.
import { deflateSync } from 'node:zlib'
import { photo } from './testFiles.ts'

const written = (object: string | Buffer, at: number): Buffer =>
  Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])

/** A pdf of these objects, numbered from 1; the first is its catalog. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map(written),
    Buffer.from(`trailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ])

const stream = (dictionary: string, contents: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${Buffer.from(contents).length} >>\nstream\n`),
    Buffer.from(contents),
    Buffer.from('\nendstream'),
  ])

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'
const around = (object: Buffer): Buffer =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, object])

/** Small pdfs with a list that grows beyond all bounds when it is read, each hidden in another way. */
export const pdfBombs: Readonly<Record<string, () => Buffer>> = {
  'named plainly': () => around(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', zeros())),
  'packed twice': () =>
    around(stream('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', deflateSync(zeros()))),
  'with its type far from its bytes': () =>
    around(stream(`/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Pad (${' '.repeat(600)})`, zeros())),
  'with its type spelled in another way': () =>
    around(stream('/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', zeros())),
  'as a list of references': () => around(stream('/Type /X#52ef /W [1 1 1] /Size 1 /Filter /FlateDecode', zeros())),
}
const zeros = (): Buffer => deflateSync(Buffer.alloc(80 * 1024 * 1024))

/** A page with three photos and a stamp, and with words of its author wherever a pdf can hold some. */
export async function talkativePdf(): Promise<Buffer> {
  const jpeg = await photo()
  // As phones write: a second picture behind the first, with words of its own.
  const pair = Buffer.concat([jpeg, jpeg])
  const image = '/Type /XObject /Subtype /Image /Width 400 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const says = 'app.alert("Whoever wrote it")'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Metadata 5 0 R /AcroForm << /Fields [] /XFA 6 0 R >> /Names 7 0 R /OpenAction 8 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /AA << /O 8 0 R >>
      /Resources << /XObject << /A 9 0 R /B 10 0 R /C 11 0 R >> >> /Annots [13 0 R 14 0 R 15 0 R 16 0 R] >>`,
    stream('', 'q 100 0 0 100 0 0 cm /A Do /B Do /C Do Q'),
    stream('/Subtype /XML', '<x:xmpmeta>Whoever wrote it</x:xmpmeta>'),
    stream('', '<xfa>Whoever filled it in</xfa>'),
    '<< /JavaScript << /Names [(a) 8 0 R] >> /EmbeddedFiles << /Names [(b) 17 0 R] >> >>',
    `<< /S /JavaScript /JS (${says}) >>`,
    stream(`${image} /Filter [/FlateDecode /DCTDecode]`, deflateSync(jpeg)),
    stream(`${image} /Filter /DCT`, pair),
    stream(`${image} /Filter 12 0 R`, jpeg),
    '[/DCTDecode]',
    '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /T (Whoever stamped it) /A 8 0 R /AA << /E 8 0 R >> /AP << /N 18 0 R >> >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 17 0 R /AP << /N 18 0 R >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (Whoever.exe) >> >>',
    '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Whoever noted it) >>',
    '<< /Type /Filespec /F (b) /EF << /F 19 0 R >> >>',
    stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /LastModified (Whoever)', '0 0 9 9 re f'),
    stream('/Type /EmbeddedFile', 'Whoever attached it'),
    '<< /Author (Whoever wrote it first) >>',
  ]
  const first = pdfOf(objects, '/Root 1 0 R /Info 20 0 R')
  // Written on to: the author of before stands in the file still, and nothing refers to it.
  const later = Buffer.from(
    '21 0 obj\n<< /Author (Whoever wrote it later) >>\nendobj\ntrailer\n<< /Root 1 0 R /Info 21 0 R >>\nstartxref\n0\n%%EOF\n',
  )
  return Buffer.concat([first, later])
}
