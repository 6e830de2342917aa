import { accessPaths } from './access.paths.ts'
import { addressPaths } from './address.paths.ts'
import { authorisationPaths } from './authorisation.paths.ts'
import type { BrowserWorld } from './browserWorld.ts'
import { idlePaths } from './idle.paths.ts'
import { loginPaths } from './login.paths.ts'
import { marketingPaths } from './marketing.paths.ts'
import { passwordChangePaths } from './passwordChange.paths.ts'
import type { AnyPathModel } from './paths.ts'
import { phoneChangePaths } from './phoneChange.paths.ts'
import { profilePaths } from './profile.paths.ts'
import { registrationPaths } from './registration.paths.ts'
import { toastsPaths } from './toasts.paths.ts'

/** The flows that have a path model. A new one is added by `npm run new:flow`. */
export const models: readonly AnyPathModel<BrowserWorld>[] = [
  accessPaths,
  addressPaths,
  authorisationPaths,
  idlePaths,
  loginPaths,
  marketingPaths,
  passwordChangePaths,
  phoneChangePaths,
  profilePaths,
  registrationPaths,
  toastsPaths,
]
