import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandIds } from '#contract/brands.ts'
import { brandLooks } from '#brands/looks.ts'

/** Edges of the icons, px: of a browser's tab and home screens, of the splash screen, and of an iPhone's home screen. */
const SIZES = [192, 512]
const APPLE = 180
/** How round the corners of an icon are that no home screen cuts, in the units of its drawing. */
const CORNER = 10.5

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inside}</svg>`

/** Writes every brand's icons below `site`, made from the mark of its folder: `brands/{id}/icon-192.png`, `maskable-512.png`, … */
export async function writeIcons(site: string): Promise<void> {
  for (const id of brandIds) {
    const { mark, icon } = brandLooks[id]
    const folder = join(site, 'brands', id)
    const png = async (drawing: string, name: string, size: number) =>
      // Drawn at its own size: librsvg takes the density for one, 72 dots an inch being a dot a unit.
      writeFile(
        join(folder, `${name}.png`),
        await sharp(Buffer.from(svg(drawing)), { density: (72 * size) / 48 })
          .resize(size, size)
          .png({ palette: true, quality: 95 })
          .toBuffer(),
      )
    const rounded = `<clipPath id="r"><rect width="48" height="48" rx="${CORNER}"/></clipPath><g clip-path="url(#r)">${icon}</g>`
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'favicon.svg'), svg(mark))
    for (const size of SIZES) {
      await png(rounded, `icon-${size}`, size)
      await png(icon, `maskable-${size}`, size)
    }
    await png(icon, 'apple-touch-icon', APPLE)
  }
}
