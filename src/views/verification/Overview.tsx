import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { documentTypes, needsVerification } from '#contract/documents.ts'
import type { DocumentItem, PaidWith } from '#machines/documentItem.ts'
import type { documentUploadMachine } from '#machines/documentUpload/documentUpload.machine.ts'
import type { LoadVerificationOutput } from '#machines/verification/verification.contract.ts'
import type { verificationMachine } from '#machines/verification/verification.machine.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Badge, Notice } from '#src/ui/Surface.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { useCalledMethod } from '../withdrawal/words.tsx'
import { rejectionOf, unknownRejection } from './reasons.ts'
import { otherType, statusWords, typeWords } from './words.ts'
import * as styles from './verification.css.ts'

interface OverviewProps {
  readonly flow: ActorRefFrom<typeof verificationMachine>
  readonly upload: ActorRefFrom<typeof documentUploadMachine>
  readonly snapshot: SnapshotFrom<typeof verificationMachine>
  readonly overview: LoadVerificationOutput
  readonly onwards: ReactNode
}

const isWanted = ({ documentStatus }: DocumentItem): boolean =>
  documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED'

/** Whether what was begun is for this wanted document, which it takes the place of once it is sent. */
const isFor = (begun: DocumentItem, one: DocumentItem): boolean =>
  isWanted(one) &&
  one.documentType === begun.documentType &&
  (one.depositMethod === null || one.depositMethod === begun.depositMethod)

/** How all documents stand, what is wanted, and what to do next (KYC-1, KYC-4, KYC-5). */
export function Overview({ flow, upload, snapshot, overview, onwards }: OverviewProps) {
  const { documents, paidWith } = overview
  const standing = documents.filter(({ unfinished }) => !unfinished)
  const begun = documents.filter(({ unfinished }) => unfinished)
  const quietTypes = documentTypes.filter(
    (type) => type !== 'EDD_QUESTIONNAIRE' && !documents.some(({ documentType }) => documentType === type),
  )
  const isOwnPage = snapshot.context.startPoint === 'account'
  const select = { type: 'document.select', documentType: null, depositMethod: null } as const
  const isReady = snapshot.can(select)
  const send = (one: DocumentItem) => {
    flow.send({ type: 'document.select', documentType: one.documentType, depositMethod: one.depositMethod })
    upload.send({
      type: 'documents.open',
      ...(one.kind === null
        ? {}
        : {
            target: {
              kind: one.kind,
              depositMethod: one.depositMethod,
              ...(one.unfinished ? { subType: one.subType, file: one.unfinished.file } : {}),
            },
          }),
    })
  }
  const any = () => {
    flow.send(select)
    upload.send({ type: 'documents.open' })
  }
  return (
    <>
      <Summary overview={overview} snapshot={snapshot} standing={standing} />
      {begun.length > 0 || standing.length > 0 ? (
        <ul className={styles.list}>
          {begun.map((one) => (
            <Begun
              key={one.id}
              one={one}
              wanted={standing.find((other) => isFor(one, other)) ?? null}
              paidWith={paidWith}
              isReady={isReady}
              onGoOn={() => send(one)}
              onDiscard={() => flow.send({ type: 'document.discard', documentId: one.id })}
            />
          ))}
          {standing
            .filter((one) => !begun.some((upload) => isFor(upload, one)))
            .toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)))
            .map((one) => (
              <Item key={one.id} one={one} paidWith={paidWith} isReady={isReady} onSend={() => send(one)} />
            ))}
        </ul>
      ) : null}
      {/* Over a payment only what stands in its way is of use. */}
      {isOwnPage && quietTypes.length > 0 ? <NotAsked types={quietTypes} /> : null}
      <div className={styles.actions}>
        <Button disabled={!isReady} onClick={any}>
          <Trans>Send a document</Trans>
        </Button>
        {onwards}
      </div>
    </>
  )
}

const VERIFIED = new Set(['FULLY VERIFIED', 'ENHANCED KYC', 'ENHANCED'])

function Summary({
  overview,
  snapshot,
  standing,
}: Pick<OverviewProps, 'overview' | 'snapshot'> & { readonly standing: readonly DocumentItem[] }) {
  const { kycStatus, daysLeft } = overview
  const wanted = standing.filter(isWanted).length
  const isInReview = standing.some(({ documentStatus }) => documentStatus === 'UNDER_REVIEW')
  const { hosted } = snapshot.context
  return (
    <>
      {hosted ? (
        <Notice tone="warn" alert title={<Trans>The ID check was not finished</Trans>}>
          <p>
            <Trans>Nothing was sent. You can start it again, or send a photo from here.</Trans>
          </p>
        </Notice>
      ) : null}
      {wanted > 0 ? (
        <Notice
          tone="warn"
          title={<Plural value={wanted} one="We need # document from you" other="We need # documents from you" />}
        >
          <p>
            {daysLeft === null ? (
              <Trans>Send what is marked below. It takes a few minutes.</Trans>
            ) : (
              <Plural
                value={daysLeft}
                one="Send what is marked below: # day is left."
                other="Send what is marked below: # days are left."
              />
            )}
          </p>
        </Notice>
      ) : kycStatus === 'EDD_UNDER_REVIEW' ? (
        <Notice title={<Trans>We are looking at your answers</Trans>}>
          <p>
            <Trans>That is done most often within a day. There is nothing you need to do.</Trans>
          </p>
        </Notice>
      ) : isInReview ? (
        <Notice title={<Trans>We are looking at your documents</Trans>}>
          <p>
            <Trans>That is done most often within a day. There is nothing you need to do.</Trans>
          </p>
        </Notice>
      ) : VERIFIED.has(kycStatus) ? (
        <Notice tone="good" title={<Trans>Your account is verified</Trans>}>
          <p>
            <Trans>There is nothing you need to send.</Trans>
          </p>
        </Notice>
      ) : needsVerification(kycStatus, standing) ? (
        <Notice title={<Trans>No document is asked for at the moment</Trans>}>
          <p>
            <Trans>If our support has asked you for one, you can send it below.</Trans>
          </p>
        </Notice>
      ) : (
        <Notice tone="good" title={<Trans>Nothing is needed</Trans>}>
          <p>
            <Trans>You don’t have to verify your account. We tell you here if that changes.</Trans>
          </p>
        </Notice>
      )}
    </>
  )
}

function useName(paidWith: readonly PaidWith[]): (one: DocumentItem) => string {
  const { i18n } = useLingui()
  const called = useCalledMethod()
  return (one) => {
    const name = i18n._(typeWords[one.documentType] ?? otherType)
    const method = paidWith.find(({ id }) => id === one.depositMethod)?.name ?? one.depositMethod
    return method ? `${name}: ${called(method)}` : name
  }
}

interface ItemProps {
  readonly one: DocumentItem
  readonly paidWith: readonly PaidWith[]
  readonly isReady: boolean
}

function Item({ one, paidWith, isReady, onSend }: ItemProps & { readonly onSend: () => void }) {
  const { i18n } = useLingui()
  const name = useName(paidWith)(one)
  const status = statusWords[one.documentStatus] ?? statusWords['UNREQUESTED']
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {status ? <Badge tone={status.tone}>{i18n._(status.name)}</Badge> : null}
      </div>
      <Why one={one} />
      {isWanted(one) && one.kind !== null ? (
        <div className={styles.actions}>
          <Button variant="primary" disabled={!isReady} onClick={onSend}>
            <Trans comment="Button: verb, sends the document {name}.">Send: {name}</Trans>
          </Button>
        </div>
      ) : null}
      {isWanted(one) && one.kind === null ? (
        <div className={styles.actions}>
          <ButtonLink to="/contact-live-chat">
            <Trans>Ask support</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </li>
  )
}

/** What a status means for the player, or why a document was not accepted and what helps (KYC-1). */
function Why({ one }: { readonly one: DocumentItem }) {
  const { i18n } = useLingui()
  const { documentStatus, rejectionReason } = one
  if (documentStatus === 'REQUESTED' && rejectionReason !== null) {
    const words = rejectionOf(rejectionReason)
    return (
      <Notice tone="bad" title={i18n._(words.what)}>
        <p>{i18n._(words.next)}</p>
        {words === unknownRejection ? (
          <p>
            <Trans>The reason is called {rejectionReason}.</Trans>
          </p>
        ) : null}
      </Notice>
    )
  }
  return (
    <p className={surface.muted}>
      {documentStatus === 'REQUESTED' ? (
        <Trans>Please send it, so that we know that your account is yours.</Trans>
      ) : documentStatus === 'UNDER_REVIEW' ? (
        <Trans>It is here. We look at it, most often within a day.</Trans>
      ) : documentStatus === 'VERIFIED' ? (
        <Trans>It is accepted. There is nothing more to do.</Trans>
      ) : documentStatus === 'EXPIRED' ? (
        <Trans>It is not valid any more. Please send a newer one.</Trans>
      ) : (
        <Trans>We don’t ask for it at the moment.</Trans>
      )}
    </p>
  )
}

interface BegunProps extends ItemProps {
  /** What is wanted, and not sent yet: it is told here, and stands nowhere else. */
  readonly wanted: DocumentItem | null
  readonly onGoOn: () => void
  readonly onDiscard: () => void
}

/** An upload that was not finished: it goes on, or is given up (KYC-8). */
function Begun({ one, wanted, paidWith, isReady, onGoOn, onDiscard }: BegunProps) {
  const { i18n } = useLingui()
  const status = wanted ? statusWords[wanted.documentStatus] : undefined
  const name = useName(paidWith)(one)
  if (!one.unfinished) return null
  const { fileName, size, receivedBytes, file } = one.unfinished
  const percent = Math.floor((receivedBytes / Math.max(1, size)) * 100)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.badges}>
          {status ? <Badge tone={status.tone}>{i18n._(status.name)}</Badge> : null}
          <Badge>
            <Trans comment="State of an upload that was begun.">Not finished</Trans>
          </Badge>
        </div>
      </div>
      {wanted ? <Why one={wanted} /> : null}
      <p>
        {file ? (
          <Trans>
            {percent} % of {fileName} has arrived. It can go on from there.
          </Trans>
        ) : (
          <Trans>
            {percent} % of {fileName} has arrived. Choose the same file again, and it goes on from there.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={!isReady} onClick={onGoOn}>
          <Trans>Go on with it</Trans>
        </Button>
        <Button disabled={!isReady} onClick={onDiscard}>
          <Trans comment="Button: verb, throws away an upload that was begun.">Discard it</Trans>
        </Button>
      </div>
    </li>
  )
}

function NotAsked({ types }: { readonly types: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.list}>
      {types.map((type) => (
        <li key={type} className={cx(styles.item, styles.quiet)}>
          <div className={styles.head}>
            <span className={styles.quietName}>{i18n._(typeWords[type] ?? otherType)}</span>
            {statusWords['UNREQUESTED'] ? <Badge>{i18n._(statusWords['UNREQUESTED'].name)}</Badge> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
