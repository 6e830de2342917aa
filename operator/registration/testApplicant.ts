/** Details of somebody new from Finland as the first step of a sign-up sends them; another number is another person. */
export const applicantDetails = (number: number, changes: Record<string, unknown> = {}) => {
  const phoneBody = `40${String(1_230_000 + number)}`
  return {
    firstName: 'New',
    // In letters, as a name is.
    lastName: `Player ${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    email: `new-${number}@player.example`,
    mobilePhone: `+358${phoneBody}`,
    phonePrefix: '+358',
    phoneBody,
    password: 'Correct horse 7',
    countryCode: 'FI',
    languageCode: 'en',
    marketCode: 'UN',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    ...changes,
  }
}
