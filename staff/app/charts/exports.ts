import { chartFile } from '../../charts/chartFile.ts'
import { mermaidOf } from '../../charts/mermaid.ts'
import type { Chart } from '../../charts/model.ts'
import { scxmlOf } from '../../charts/scxml.ts'
import { sizeOf } from './zoom.ts'

/** Canvases larger than this on a side are refused by some browsers, px. */
const LONGEST_SIDE = 8000
const SHARPNESS = 2

/** A drawing as a picture. Rejects where the browser can not make one. */
async function pngOf(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg)
  const scale = Math.min(SHARPNESS, LONGEST_SIDE / Math.max(width, height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser draws no pictures.')
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png')
  })
}

/** What a chart can be saved as: its name, the end of the file's name, and how it is made of the chart and its drawing. */
export const forms = [
  { name: 'SVG', end: 'svg', make: (_: Chart, svg: string) => new Blob([svg], { type: 'image/svg+xml' }) },
  { name: 'PNG', end: 'png', make: (_: Chart, svg: string) => pngOf(svg) },
  { name: 'SCXML', end: 'scxml', make: (chart: Chart) => new Blob([scxmlOf(chart)], { type: 'application/xml' }) },
  { name: 'Mermaid', end: 'mmd', make: (chart: Chart) => new Blob([mermaidOf(chart)], { type: 'text/plain' }) },
  {
    name: 'Chart file',
    end: 'json',
    make: (chart: Chart) => new Blob([chartFile(chart)], { type: 'application/json' }),
  },
] as const

/** Gives a file to whoever looks at the page. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
