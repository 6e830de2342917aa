import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { rejectionReasons } from '#contract/rejectionReasons.ts'

/** Why a document was not accepted, and what its player can do now (KYC-1). */
export interface RejectionWords {
  readonly what: MessageDescriptor
  readonly next: MessageDescriptor
}
type Reason = (typeof rejectionReasons)[number]

const newPhoto = msg`Take a new photo in good light, with all four corners in sight, and send it.`
const newPaper = msg`Send another document that shows it.`
const validId = msg`Send your passport, identity card or driving licence.`
const ownName = msg`Send one that bears your name as it stands in your account, or ask support to correct the name.`
const freshPaper = msg`Send one of the last three months that shows the date.`
const addressPaper = msg`Send a utility bill, a bank statement or an official letter.`
const otherProof = msg`Send a proof of the account or card that you paid with, in your own name.`
const original = msg`Send the original: a photo of the paper, or the PDF as you were given it.`
const support = msg`Ask our support what is needed.`

/** Words for each reason of the sources. */
export const rejectionWords: Readonly<Record<Reason, RejectionWords>> = {
  EMPTY: { what: msg`The file was empty.`, next: newPhoto },
  BAD_QUALITY: { what: msg`The picture could not be read well enough.`, next: newPhoto },
  CROPPED_CORNERS_NOT_VISIBLE: { what: msg`The corners of the document were cut off.`, next: newPhoto },
  DAMAGED_DOCUMENT: { what: msg`The document is damaged.`, next: newPaper },
  GENERIC_NO_NAME: { what: msg`Your name does not stand on the document.`, next: ownName },
  ID_BACKSIDE: { what: msg`The other side of the document is missing.`, next: msg`Send a photo of the back as well.` },
  ID_BLACK_AND_WHITE: { what: msg`The picture is black and white.`, next: msg`Send a photo in colour.` },
  ID_EXPIRED: { what: msg`The document has expired.`, next: validId },
  ID_INVALID_TYPE: { what: msg`This kind of document does not prove your identity.`, next: validId },
  ID_NAME_MISMATCH: { what: msg`The name on the document is not the one of your account.`, next: ownName },
  INVALID_ISSUE_DATE: { what: msg`The date of issue is not valid.`, next: freshPaper },
  INVALID_SELFIE: { what: msg`Your face could not be compared with the document.`, next: newPhoto },
  MISSING_DOCUMENT_PAGE: { what: msg`A page is missing.`, next: msg`Send all pages, one after the other.` },
  PHOTO: { what: msg`The photo on the document could not be recognised.`, next: newPhoto },
  POA_ADDRESS_MISMATCH: {
    what: msg`The address is not the one of your account.`,
    next: msg`Send one with your present address, or correct the address in your account first.`,
  },
  POA_INVALID_TYPE: { what: msg`This kind of document does not prove your address.`, next: addressPaper },
  POA_MOBILE_PHONE_BILL: { what: msg`A bill for a mobile phone does not prove your address.`, next: addressPaper },
  POA_NAME_MISMATCH: { what: msg`The name on the document is not the one of your account.`, next: ownName },
  POA_NO_ISSUE_DATE: { what: msg`The document bears no date.`, next: freshPaper },
  POP_CARD_NAME_MISMATCH: { what: msg`The name on the card is not the one of your account.`, next: otherProof },
  POP_CARD_NUMBER_MISMATCH: {
    what: msg`The number on the card is not the one that was paid with.`,
    next: msg`Send a photo of the card that you paid with: its first six and last four digits must be readable.`,
  },
  POP_CARD_UNSIGNED: {
    what: msg`The card is not signed.`,
    next: msg`Sign the card on its back, cover the three-digit number, and send a photo.`,
  },
  POP_EWALLET_NAME_MISMATCH: { what: msg`The name of the e-wallet is not the one of your account.`, next: otherProof },
  POP_EWALLET_EMAIL_MISMATCH: {
    what: msg`The email of the e-wallet is not the one that was paid with.`,
    next: otherProof,
  },
  REJECTED_DUE_TO_MASKED_INFO: {
    what: msg`Something that we must read was covered.`,
    next: msg`Cover nothing but the middle digits and the three-digit number of a card.`,
  },
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: { what: msg`A screenshot is not accepted.`, next: original },
  EMAIL: {
    what: msg`We have written to you about this document.`,
    next: msg`Read our message in your mailbox, and send what it asks for.`,
  },
}

/** For a reason that this page does not know yet: it is shown as it came, so that support can explain it. */
export const unknownRejection = { what: msg`This document was not accepted.`, next: support } as const

/** Words for a reason; those for an unknown one where it is another. */
export const rejectionOf = (reason: string): RejectionWords =>
  Object.hasOwn(rejectionWords, reason) ? rejectionWords[reason as Reason] : unknownRejection
