import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { proofOfAddressCodes, sourceOfWealthCodes } from '#contract/documents.ts'
import type { UploadKind } from '#machines/documentItem.ts'

/** Names of the document groups (KYC-1). */
export const typeWords: Readonly<Record<string, MessageDescriptor>> = {
  PROOF_OF_ID: msg`Proof of identity`,
  PROOF_OF_ADDRESS: msg`Proof of address`,
  PROOF_OF_PAYMENT: msg`Proof of payment`,
  SOURCE_OF_WEALTH: msg`Source of wealth`,
  EDD_QUESTIONNAIRE: msg({ message: 'Questionnaire', comment: 'Kind of proof: questions the player answers.' }),
  OTHER: msg({ message: 'Another document', comment: 'Kind of proof the player may send.' }),
}
export const otherType = msg`Another document`

/** A document's status, and what it means. `tone` is the sign's. */
export const statusWords: Readonly<
  Record<string, { readonly name: MessageDescriptor; readonly tone: 'plain' | 'accent' | 'second' | 'bad' }>
> = {
  UNREQUESTED: { name: msg`Not asked for`, tone: 'plain' },
  REQUESTED: {
    name: msg({ message: 'Wanted', comment: 'State of a document that the player is to send.' }),
    tone: 'accent',
  },
  UNDER_REVIEW: {
    name: msg({ message: 'Under review', comment: 'State of a document that is being looked at.' }),
    tone: 'plain',
  },
  VERIFIED: { name: msg({ message: 'Verified', comment: 'State of a document that was accepted.' }), tone: 'second' },
  EXPIRED: { name: msg`Expired`, tone: 'bad' },
}

/** What a file of each kind must show. */
export const needs: Readonly<Record<UploadKind, readonly MessageDescriptor[]>> = {
  id: [
    msg`Passport, identity card or driving licence, not expired.`,
    msg`All four corners in sight, nothing covered, in colour.`,
    msg`Of a card both sides: send one after the other.`,
  ],
  poa: [
    msg`Your name and address as they stand in your account.`,
    msg`Not older than three months, with its date.`,
    msg`The whole page in sight.`,
  ],
  pop: [
    msg`Your name and the account or card that you paid with.`,
    msg`Of a card: the first six and last four digits readable, the rest and the three-digit number covered.`,
  ],
  sow: [msg`Your name and the sum that it proves.`, msg`Not older than three months, with its date.`],
  other: [msg`What our support has asked you for.`, msg`The whole page in sight.`],
}

/** Kinds of paper of an address or a source of wealth (KYC-2); two sources of wealth share a code, as in the trade's data. */
export const paperWords: Readonly<
  Record<'poa' | 'sow', readonly { readonly key: string; readonly code: string; readonly name: MessageDescriptor }[]>
> = {
  poa: [
    {
      key: 'utilityBill',
      code: proofOfAddressCodes.utilityBill,
      name: msg({ message: 'Utility bill', comment: 'Kind of document: bill for power, water, phone.' }),
    },
    {
      key: 'bankStatement',
      code: proofOfAddressCodes.bankStatement,
      name: msg({ message: 'Bank statement', comment: 'Kind of document, a proof of address or of payment.' }),
    },
    { key: 'creditCardStatement', code: proofOfAddressCodes.creditCardStatement, name: msg`Credit card statement` },
    { key: 'officialLetter', code: proofOfAddressCodes.officialLetter, name: msg`Letter of an authority` },
  ],
  sow: [
    { key: 'bankStatement', code: sourceOfWealthCodes.bankStatement, name: msg`Bank statement` },
    { key: 'creditCardStatement', code: sourceOfWealthCodes.creditCardStatement, name: msg`Credit card statement` },
    { key: 'utilityBill', code: sourceOfWealthCodes.utilityBill, name: msg`Utility bill` },
    {
      key: 'employment',
      code: sourceOfWealthCodes.employment,
      name: msg({ message: 'Payslip', comment: 'Kind of document: proof of income.' }),
    },
    { key: 'saleOfProperty', code: sourceOfWealthCodes.saleOfProperty, name: msg`Sale of a property` },
    {
      key: 'savings',
      code: sourceOfWealthCodes.savings,
      name: msg({ message: 'Savings', comment: 'Source of wealth: money put aside.' }),
    },
    { key: 'saleOfSecurities', code: sourceOfWealthCodes.saleOfSecurities, name: msg`Sale of securities` },
    {
      key: 'inheritance',
      code: sourceOfWealthCodes.inheritance,
      name: msg({ message: 'Inheritance', comment: 'Source of wealth.' }),
    },
    {
      key: 'winnings',
      code: sourceOfWealthCodes.winnings,
      name: msg({ message: 'Winnings', comment: 'Noun: sum of what was won; also a source of wealth.' }),
    },
    {
      key: 'other',
      code: sourceOfWealthCodes.other,
      name: msg({ message: 'Another source', comment: 'Where money comes from: none of the sources named before.' }),
    },
  ],
}
