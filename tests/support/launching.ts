import { CHROMIUM_FLAGS, testChromiumPath } from '../../scripts/chromium.mjs'

// Another name of this machine, as a phone in the same network has one: http by it is no secure context.
const OTHER_NAME = '--host-resolver-rules=MAP casino.test 127.0.0.1'

const executablePath = testChromiumPath()

/** How tests start their browser. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_FLAGS, OTHER_NAME],
}

/** The same without pictures, for tests that look at none: a page full of games takes a fifth less work. */
export const launchWithoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
}
