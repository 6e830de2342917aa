import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from './Button.tsx'
import { FieldFrame, type FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { EyeIcon, EyeOffIcon } from './pageIcons.tsx'

/** A password field with show and hide; paste is allowed. */
export function PasswordField({ label, hint, error, optional, prefix: _prefix, ...input }: FieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          <input
            className={styles.withAction}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
          />
          <span className={styles.action}>
            {/* The names keep clear of the field's own label, so that a look-up of "Password" finds the field alone. */}
            <IconButton
              label={
                shown
                  ? t({ message: 'Hide characters', comment: 'Button in a password field.' })
                  : t({ message: 'Show characters', comment: 'Button in a password field.' })
              }
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </span>
      )}
    </FieldFrame>
  )
}

/** How strong a password is, 0 to 4, by length and kinds of characters; a hint, never a rule. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  if (password.length < 8) return password.length > 0 ? 1 : 0
  if (password.length >= 14 && kinds >= 3) return 4
  if (password.length >= 10 && kinds >= 3) return 3
  return kinds >= 3 ? 2 : 1
}

/** Bars and a word for a password's strength. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useLingui()
  const strength = passwordStrength(password)
  const words = [
    '',
    t({ message: 'Weak', comment: 'Strength of a password, lowest of four.' }),
    t({ message: 'Fair', comment: 'Strength of a password, third best of four: weak, fair, good, strong.' }),
    t({ message: 'Good', comment: 'Strength of a password, second best of four.' }),
    t({ message: 'Strong', comment: 'Strength of a password, best of four.' }),
  ]
  if (strength === 0) return null
  return (
    <span className={styles.hint}>
      <span className={styles.strength} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= strength ? `${styles.bar} ${styles.barOn}` : styles.bar} />
        ))}
      </span>
      {t({
        message: `Strength: ${words[strength] ?? ''}`,
        comment: 'Strength of a password: weak, fair, good, strong.',
      })}
    </span>
  )
}
