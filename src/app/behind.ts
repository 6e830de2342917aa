import { recorded } from '#src/recorder/recorded.ts'
import { keepHead } from './headTags.ts'
import { recordPage } from './recordPage.ts'
import type { SiteRouter } from './router.ts'
import type { Site } from './site.ts'

/** What nobody waits for, and the page is whole without: what the tab says of later pages, and what the log tells of pages. */
export function begin(site: Site, router: SiteRouter): void {
  keepHead(site, router)
  if (recorded.log) recordPage(recorded.log, site, router)
}
