// What is written here runs in the page, which knows nothing outside of it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'

/**
 * What of the words in sight cannot be read: they are cut off by what stands around them, hang out of their button, or lie beside the
 * window. One line each, with the words; `leftOut` is a selector of what is not looked at. What scrolls sideways by itself (rows of tiles, chips) may go on beside its box.
 * Parts that the browser skips because they are far from the window are laid out for it: else they may still be as wide as a window of before.
 */
export const cutTexts = (page: Page, leftOut = ''): Promise<string[]> =>
  page.evaluate((ignored) => {
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
    const isOnlyHeard = (element: Element) => {
      const style = getComputedStyle(element)
      return style.clipPath !== 'none' || style.opacity === '0' || element.getBoundingClientRect().width <= 1
    }
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className.split(' ').at(-1)}`
    const top = document.querySelector('dialog[open]:modal') ?? document.body
    const skipped = [...top.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .map((element) => [element, element.style.contentVisibility] as const)
    for (const [element] of skipped) element.style.contentVisibility = 'visible'
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const holder = node.parentElement
      if (
        !words ||
        !holder ||
        (ignored && holder.matches(ignored)) ||
        !holder.checkVisibility({ visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
      if (rects.length === 0) continue
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      const say = (what: string, where: Element) => found.add(`${what} ${name(where)}: ${words.slice(0, 60)}`)
      let isHeld = false
      for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
        if (isOnlyHeard(at)) {
          isHeld = true
          break
        }
        const box = at.getBoundingClientRect()
        const isButton = at.matches('button, [role=tab], summary, a[class*=utton]')
        if (isButton && (right > box.right + 1 || left < box.left - 1)) say('hangs out of', at)
        if (isScroller(at)) {
          isHeld = true
          break
        }
        if (!clips(at)) continue
        if (right > box.right + 1 || left < box.left - 1) say('is cut off by', at)
        else if (bottom > box.bottom + 2 && getComputedStyle(at).overflowY !== 'visible') say('is cut off below by', at)
        isHeld = true
        break
      }
      if (!isHeld && (right > width + 1 || left < -1)) say('lies beside the window', holder)
    }
    const pen = document.createElement('canvas').getContext('2d')!
    for (const input of top.querySelectorAll<HTMLInputElement>('input[placeholder]:placeholder-shown')) {
      if (!input.checkVisibility({ visibilityProperty: true }) || isOnlyHeard(input)) continue
      const style = getComputedStyle(input)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (pen.measureText(input.placeholder).width > room + 1)
        found.add(`has no room for its hint ${name(input)}: ${input.placeholder}`)
    }
    for (const element of top.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      if (box.right <= width + 1 || box.width <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
      let at = element.parentElement
      while (at && at !== document.body && !isScroller(at) && !clips(at) && !isOnlyHeard(at)) at = at.parentElement
      if (!at || at === document.body) found.add(`is wider than the window: ${name(element)}`)
    }
    for (const [element, own] of skipped) element.style.contentVisibility = own
    return [...found]
  }, leftOut)
