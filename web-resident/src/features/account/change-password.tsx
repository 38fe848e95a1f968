import { useRef, useState } from 'react'
import {
  type Fault,
  passwordRequirements,
  required,
  unmetPasswordRequirements,
} from '@portal/core/rules'
import { ApiError, dataOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { type Fields, fieldsOf, Form } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useFaults } from '@portal/web-ui/use-faults'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'

const labels = {
  currentPassword: 'Profile.CurrentPassword',
  newPassword: 'Profile.NewPassword',
  confirmPassword: 'Profile.ConfirmPassword',
} as const

type PasswordField = keyof typeof labels

/** What keeps a password from being changed (spec, resident section 5). */
function faultsOf({ text }: Fields): readonly Fault[] {
  const chosen = text('newPassword')
  const again = text('confirmPassword')
  return [
    ...required('currentPassword', text('currentPassword')),
    ...required('newPassword', chosen),
    ...(chosen !== '' && unmetPasswordRequirements(chosen).length > 0
      ? [{ field: 'newPassword', kind: 'RequirementsNotMet' } as const]
      : []),
    ...required('confirmPassword', again),
    ...(again !== '' && again !== chosen
      ? [{ field: 'confirmPassword', kind: 'Match' } as const]
      : []),
  ]
}

/** Chooses another password; every other device is logged out. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTexts()
  const { api } = useApp()
  // The rules above name no other fields.
  const faults = useFaults({ labelOf: (field) => t(labels[field as PasswordField]) })
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const form = useRef<HTMLElement>(null)

  async function change(element: HTMLFormElement): Promise<void> {
    const fields = fieldsOf(element)
    if (isBusy) return
    setWrong(undefined)
    setChanged(false)
    if (faults.refuse(faultsOf(fields))) return
    setBusy(true)
    try {
      const body = {
        currentPassword: fields.text('currentPassword'),
        newPassword: fields.text('newPassword'),
      }
      await dataOf(api.POST('/auth/change-password', { body }))
      element.reset()
      setChanged(true)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'Auth.WrongPassword') {
        setWrong(t('Auth.WrongPassword'))
        form.current?.querySelector('input')?.focus()
      } else if (!faults.refuseAnswer(error)) showToast('Error')
    }
    setBusy(false)
  }
  const part = (name: PasswordField) => ({
    name,
    type: 'password',
    label: t(labels[name]),
    error: faults.errorOf(name),
    maxLength: 128,
  })
  return (
    <section aria-labelledby="change-password" ref={form}>
      <Form onSend={(element) => void change(element)}>
        <h3 id="change-password">{t('Profile.ChangePassword')}</h3>
        {faults.summary}
        {/* Password stores know by it whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextInput
          {...part('currentPassword')}
          error={wrong ?? faults.errorOf('currentPassword')}
          autoComplete="current-password"
        />
        <TextInput
          {...part('newPassword')}
          hint={
            <>
              {t('Password.Requirements')}
              <ul>
                {passwordRequirements.map((requirement) => (
                  <li key={requirement}>{t(`Password.${requirement}`)}</li>
                ))}
              </ul>
            </>
          }
          autoComplete="new-password"
        />
        <TextInput {...part('confirmPassword')} autoComplete="new-password" />
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {t('Profile.SavePassword')}
          </Button>
        </div>
        <Status>
          {isChanged && <Banner tone="success">{t('Profile.PasswordChanged')}</Banner>}
        </Status>
      </Form>
    </section>
  )
}
