export const HEADLESS_SHELL: string
export function testChromiumPath(): string | null
export function chromiumPath(): string | null
export const CHROMIUM_FLAGS: string[]
