import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { verificationMachine } from '#machines/verification/verification.machine.ts'
import { fileEvent, previewOf } from '#src/actors/documentFiles.ts'
import type { FilePowers } from '#src/views/documentUpload/DocumentUploadView.tsx'
import { EddSection } from '#src/views/edd/EddSection.tsx'
import { VerificationView } from '#src/views/verification/VerificationView.tsx'
import { useApp } from './AppContext.tsx'
import { Flow } from './Flow.tsx'

export type VerificationFlow = ActorRefFrom<typeof verificationMachine>

const files: FilePowers = { take: fileEvent, previewOf: ({ fileKey }) => previewOf(fileKey) }

/** The verification wherever it stands: on its page, and over a deposit or withdrawal (KYC-6). */
export function VerificationHere({ flow }: { readonly flow: VerificationFlow }) {
  const redirectUrl = useSelector(flow, (now) => (now.matches({ open: 'hosted' }) ? now.context.redirectUrl : null))
  const { leave } = useApp()
  useEffect(() => {
    if (redirectUrl !== null) leave(redirectUrl)
  }, [redirectUrl, leave])
  return (
    <>
      {/* Whose questions are open finds them where a check has sent them for whatever is missing. */}
      <Flow id="edd" isQuiet>
        {(edd) => <EddSection flow={edd} />}
      </Flow>
      <Flow id="documentUpload">{(upload) => <VerificationView flow={flow} upload={upload} files={files} />}</Flow>
    </>
  )
}
