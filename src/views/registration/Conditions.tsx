import { Trans } from '@lingui/react/macro'
import { FormCheckAll, FormCheckbox } from '#src/ui/form/fields.tsx'
import { Link } from '#src/ui/Link.tsx'
import * as surface from '#src/ui/Surface.css.ts'

/** Terms, cookie policy, and offers, of a form with the fields of the registration; "all" never ticks the offers. */
export function Conditions({ termsAddress }: { readonly termsAddress: string }) {
  return (
    // Read in a tab of their own: leaving this page would close the sign-up and lose what was typed.
    <fieldset className={surface.stack}>
      <legend className="visually-hidden" hidden>
        <Trans>Conditions</Trans>
      </legend>
      <FormCheckAll
        names={['termsAndConditions', 'cookiePolicyAccepted']}
        label={<Trans>I accept all conditions</Trans>}
      />
      <FormCheckbox
        name="termsAndConditions"
        label={
          <Trans>
            I am of age and accept the{' '}
            <Link to={termsAddress} newTab>
              terms and conditions
            </Link>
          </Trans>
        }
      />
      <FormCheckbox
        name="cookiePolicyAccepted"
        label={
          <Trans>
            I accept the{' '}
            <Link to="/privacy-policy" newTab>
              cookie and privacy policy
            </Link>
          </Trans>
        }
      />
      <FormCheckbox name="marketingOptIn" label={<Trans>Send me offers. I can stop them at any time.</Trans>} />
    </fieldset>
  )
}
