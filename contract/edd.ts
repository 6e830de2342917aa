/**
 * Whether the house waits for answers to the questions of due diligence (EDD-1). Site and operator go by the same rule: questions
 * that nobody asks, or whose answers are being looked at, are none that a player could answer.
 */
export const hasQuestions = ({
  eddQuestionnaire,
  kycStatus,
}: {
  readonly eddQuestionnaire: boolean
  readonly kycStatus: string
}): boolean => eddQuestionnaire && kycStatus === 'EDD_PENDING'
