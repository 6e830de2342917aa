import type {
  DiscardUploadInput,
  LoadVerificationOutput,
  StartHostedCheckInput,
  StartHostedCheckOutput,
} from '#machines/verification/verification.contract.ts'
import { fromPromise } from 'xstate'
import type { World } from './world.ts'

// As with documents: it comes when it is wanted.
const verificationWork = () => import('./verificationWork.ts')

/** What verification asks for, and the hosted check (KYC-3, KYC-4). */
export function verificationActors(world: World) {
  return {
    loadVerification: fromPromise<LoadVerificationOutput, undefined>(({ signal }) =>
      verificationWork().then((work) => work.loadVerification(world, signal)),
    ),
    startHostedCheck: fromPromise<StartHostedCheckOutput, StartHostedCheckInput>(({ input, signal }) =>
      verificationWork().then((work) => work.startHostedCheck(world, input, signal)),
    ),
    discardUpload: fromPromise<unknown, DiscardUploadInput>(({ input, signal }) =>
      verificationWork().then((work) => work.discardUpload(world, input.documentId, signal)),
    ),
  }
}
