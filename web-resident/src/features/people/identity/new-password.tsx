import { useId, useState } from 'react'
import { passwordRequirements, unmetPasswordRequirements } from '@portal/core/identity/rules'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './new-password.module.css'

interface NewPasswordProps {
  of: FormUse
  name?: 'password' | 'newPassword'
}

/** Twice, with the rules (spec, resident section 5). */
export function NewPassword({ of, name = 'password' }: NewPasswordProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const unmet = new Set(unmetPasswordRequirements(typed))
  return (
    <>
      <PasswordInput
        {...of.field(name)}
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
        autoComplete="new-password"
        maxLength={128}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordInput
        {...of.field('confirmPassword')}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  )
}
