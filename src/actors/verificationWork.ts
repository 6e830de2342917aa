import type { VerificationStart } from '#machines/events.ts'
import type {
  LoadVerificationOutput,
  StartHostedCheckInput,
  StartHostedCheckOutput,
} from '#machines/verification/verification.contract.ts'
import { documentList } from './documentList.ts'
import type { World } from './world.ts'

/** Where the hosted check leads back to: the page that it was started from (KYC-3, KYC-6). */
const RETURNS: Readonly<Record<VerificationStart, readonly [done: string, failed: string]>> = {
  account: ['/my-account/account/verification?hosted=done', '/my-account/account/verification?hosted=failed'],
  // These check anew as they open, and say what the check says.
  deposit: ['/my-account/banking/deposit', '/my-account/banking/deposit'],
  withdrawal: ['/my-account/banking/withdraw', '/my-account/banking/withdraw'],
}

/** What verification asks for. Rejects with an ApiError. */
export async function loadVerification(world: World, signal: AbortSignal): Promise<LoadVerificationOutput> {
  const [list, verification] = await Promise.all([
    documentList(world, signal),
    world.api.call('documentsVerification', {}, { signal }),
  ])
  return { ...list, kycStatus: verification.kycStatus, daysLeft: verification.daysLeftToVerifyDocuments }
}

/** Opens the hosted check. Rejects with an ApiError. */
export function startHostedCheck(
  world: World,
  { documentType, startPoint }: StartHostedCheckInput,
  signal: AbortSignal,
): Promise<StartHostedCheckOutput> {
  const [successUrl, errorUrl] = RETURNS[startPoint]
  return world.api.call(
    'jumioInitiate',
    {
      body: {
        documentType: documentType as 'PROOF_OF_ID',
        locale: world.locale().segment,
        successUrl: world.address(successUrl),
        errorUrl: world.address(errorUrl),
      },
    },
    { signal },
  )
}

export { discardUpload } from './sendDocument.ts'
