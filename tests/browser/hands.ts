import { type Locator, type Page, expect } from '@playwright/test'

/** How a person works a page: with a mouse, or with the keyboard alone. */
export interface Hands {
  press(control: Locator): Promise<void>
  /** Goes to something that shows more when a person is at it. */
  approach(place: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  tick(box: Locator): Promise<void>
  choose(select: Locator, label: string): Promise<void>
}

/** Clicks and types as most people do. */
export const mouse = (): Hands => ({
  press: (control) => control.click(),
  approach: (place) => place.hover(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: async (select, label) => void (await select.selectOption({ label })),
})

/** Where a control lies from the focus: -1 before it, 1 behind it, 0 it has the focus. */
const directionOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const page = element.ownerDocument
    const now = page.activeElement
    if (element === now && page.hasFocus()) return 0
    if (!now || now === page.body || !page.hasFocus()) return 1
    return element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })

/** Tab, Shift+Tab, Enter, Space and letters only; fails when the focus cannot be brought to a control. */
export function keyboard(page: Page): Hands {
  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    await expect(control).toBeEnabled()
    for (let step = 0; step < 400; step += 1) {
      const direction = await directionOf(control)
      if (direction === 0) return
      await page.keyboard.press(direction < 0 ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`The keyboard cannot reach ${String(control)}`)
  }

  return {
    press: async (control) => {
      await reach(control)
      await page.keyboard.press('Enter')
    },
    approach: (place) => reach(place.getByRole('link').first()),
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    tick: async (box) => {
      await reach(box)
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    choose: async (select, label) => {
      await reach(select)
      await page.keyboard.type(label)
      await expect(select.locator('option:checked')).toHaveText(label)
    },
  }
}
