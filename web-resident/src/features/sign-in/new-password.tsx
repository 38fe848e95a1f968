import { useId, useState } from 'react'
import { passwordRequirements, type TextKey, unmetPasswordRequirements } from '@portal/core/rules'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './sign-in.module.css'

/** A password to choose, what it needs, and once more to be sure (spec, resident section 5). */
export function NewPassword({ of, label }: { of: FormUse; label: TextKey }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const unmet = new Set(unmetPasswordRequirements(typed))
  return (
    <>
      <PasswordInput
        name="password"
        label={t(label)}
        hint={
          <>
            {t('Password.Requirements')}
            <ul id={listId} className={styles.requirements}>
              {passwordRequirements.map((requirement) => {
                const isMet = !unmet.has(requirement)
                return (
                  <li key={requirement} data-met={isMet || undefined}>
                    <span>
                      {t(`Password.${requirement}`)}
                      {isMet && <VisuallyHidden> {t('Password.IsMet')}</VisuallyHidden>}
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        }
        error={of.errorOf('password')}
        autoComplete="new-password"
        maxLength={128}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordInput
        name="confirmPassword"
        label={t('Password.Confirm')}
        error={of.errorOf('confirmPassword')}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  )
}
