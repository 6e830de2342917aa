import { accessPaths } from './access.paths.ts'
import { authorisationPaths } from './authorisation.paths.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { idlePaths } from './idle.paths.ts'
import { loginPaths } from './login.paths.ts'
import type { AnyPathModel } from './paths.ts'
import { payAndPlayPaths } from './payAndPlay.paths.ts'
import { registrationPaths } from './registration.paths.ts'
import { toastsPaths } from './toasts.paths.ts'

/** The flows that have a path model. A new one is added by `npm run new:flow`. */
export const models: readonly AnyPathModel<BrowserWorld>[] = [
  accessPaths,
  authorisationPaths,
  idlePaths,
  loginPaths,
  payAndPlayPaths,
  registrationPaths,
  toastsPaths,
]
