import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { isBrandId } from '#contract/brands.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { BrowserWorld } from './browserWorld.ts'
import { models } from './models.ts'
import { pictureFile, type Scene, scenesOf, windows } from './storyboard.ts'
import { faultWords, idOf, type OnShown, patienceFor, walkPath } from './walk.ts'

// A picture of each state of each flow, the first time it is shown, as small webp.
// Only by command (`npm run test:model -- --storyboard`): MODEL_STORYBOARD names the brand, MODEL_FLOW a flow.

const brand = process.env['MODEL_STORYBOARD']
const flow = process.env['MODEL_FLOW']

if (isBrandId(brand)) {
  test.use({ brand })
  for (const model of models.filter((one) => !flow || one.machine.id === flow)) {
    const id = model.machine.id

    /** Takes the pictures of a scene as its states are shown, each in all windows, and leaves the window as it was. */
    const photographer = ({ page }: BrowserWorld, { states }: Scene): OnShown => {
      const todo = new Set(states)
      const view = page.locator(`[data-flow="${id}"]`).first()
      return async (leaves) => {
        const now = leaves.filter((leaf) => todo.has(leaf))
        const before = page.viewportSize()
        if (now.length === 0 || !before) return
        const isWhole = !leaves.some((leaf) => model.unseen.includes(leaf))
        // The view may have gone with the half of the machine that is not on the page: the next time, then.
        if (!isWhole && !(await view.isVisible())) return
        for (const leaf of now) todo.delete(leaf)
        // What takes a second here would be silence of a game to the page. (A moment that is past is refused.)
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
        for (const size of windows) {
          await page.setViewportSize(size)
          // Another layout may be another view of the same state.
          if (isWhole) await expect(view).toHaveAttribute('data-state', leaves.join(' '))
          await view.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
          const picture = await page.screenshot({ animations: 'disabled' })
          for (const leaf of now) {
            const file = pictureFile(id, brand, size.width, leaf)
            mkdirSync(dirname(file), { recursive: true })
            await sharp(picture).webp({ quality: 60 }).toFile(file)
          }
        }
        await page.setViewportSize(before)
        await page.clock.resume()
      }
    }

    scenesOf(model).forEach((scene, index) => {
      test(`${id} scene ${index + 1}: ${scene.states.join(', ')}`, async ({
        page,
        qa,
        expectedConsoleErrors,
      }, info) => {
        test.setTimeout(patienceFor(scene.path.events.length) + scene.states.length * 10_000)
        expectedConsoleErrors.push(...faultWords)
        const world = new BrowserWorld(page, qa, idOf(info))
        await walkPath(world, model, scene.path, { step: 0, expected: '' }, photographer(world, scene))
      })
    })
  }
}
