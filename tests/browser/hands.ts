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

/** Tab, Shift+Tab, Enter, Space and letters only; fails when the focus cannot be brought to a control. */
export function keyboard(page: Page): Hands {
  const isFocused = (control: Locator) =>
    control.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus())

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    await expect(control).toBeEnabled()
    for (let step = 0; step < 400; step += 1) {
      if (await isFocused(control)) return
      await page.keyboard.press('Tab')
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
      await page.keyboard.insertText(text)
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
