import { breakpoints } from '#contract/constants.ts'
import { recorded } from '#src/recorder/recorded.ts'
import { keepHead } from './headTags.ts'
import { recordPage } from './recordPage.ts'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'
import { keepOfflinePages } from './waking.ts'

/** What nobody waits for, and the page is whole without: what the tab says of later pages, and what the log tells of pages, and the menu of a phone. */
export function begin(site: Site, router: SiteRouter): void {
  keepHead(site, router)
  keepOfflinePages()
  // A phone's menu is there when it is pressed; where its file does not come now, the press asks again.
  if (matchMedia(`(max-width: ${breakpoints.lg}px)`).matches) import('#src/views/frame/MenuDrawer.tsx').catch(() => {})
  if (recorded.log) recordPage(recorded.log, site, router)
}
