import type { BrowserWorld } from './browserWorld.ts'
import { loginPaths } from './login.paths.ts'
import type { AnyPathModel } from './paths.ts'
import { payAndPlayPaths } from './payAndPlay.paths.ts'
import { registrationPaths } from './registration.paths.ts'

/** The flows that have a path model. A new one is added by `npm run new:flow`. */
export const models: readonly AnyPathModel<BrowserWorld>[] = [loginPaths, registrationPaths, payAndPlayPaths]
