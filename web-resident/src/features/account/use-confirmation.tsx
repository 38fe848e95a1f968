import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, doneOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Dialog } from '@portal/web-ui/dialog'
import { fieldsOf, Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { ConfirmByProvider } from '../../parts/confirm-by-provider.tsx'
import { signInMeansQuery } from '../../parts/sign-in-means.ts'
import { useApp } from '../../parts/use-app.ts'

interface Confirmation {
  /**
   * Does something for which the API may ask for the password again; then it is asked for, and the work
   * done once more. False when the person would not give it.
   */
  readonly confirmed: (work: () => Promise<void>) => Promise<boolean>
  /** The question; stands beside what asks. */
  readonly dialog: ReactNode
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'Auth.ConfirmationRequired'

/** Asks for the password where the last time is too long ago (the city's rule for addresses and money). */
export function useConfirmation(): Confirmation {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  function ask(): Promise<boolean> {
    setAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }
  function settle(isConfirmed: boolean): void {
    setAsking(false)
    answer.current?.(isConfirmed)
  }
  async function confirmed(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
    } catch (error) {
      if (!asksForPassword(error)) throw error
      if (!(await ask())) return false
      await work()
    }
    return true
  }
  return { confirmed, dialog: isAsking && <ConfirmDialog onSettled={settle} /> }
}

interface Asking {
  onSettled: (isConfirmed: boolean) => void
}

/** Asks by what the person has: the password, else the provider with which they log in. */
function ConfirmDialog({ onSettled }: Asking) {
  const { t } = useTexts()
  const { api, page } = useApp()
  const { data: means } = useSuspenseQuery(signInMeansQuery(api))
  const { providers } = means
  const redirectto = `/account/${page.viewer.userId}?notice=identity-confirmed`
  return (
    <Dialog title={t('Profile.ConfirmTitle')} onClose={() => onSettled(false)}>
      <Stack>
        {means.password && <PasswordForm onSettled={onSettled} />}
        {!means.password &&
          (providers.length > 0 ? (
            <ConfirmByProvider providers={providers} redirectto={redirectto} />
          ) : (
            <p>{t('Confirm.LogInAgain')}</p>
          ))}
      </Stack>
    </Dialog>
  )
}

function PasswordForm({ onSettled }: Asking) {
  const { t } = useTexts()
  const { api } = useApp()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function confirm(password: string): Promise<void> {
    if (isBusy) return
    if (password === '')
      return setError(t('Validation.Required', { field: t('Profile.CurrentPassword') }))
    setBusy(true)
    try {
      await doneOf(api.POST('/auth/confirm', { body: { password } }))
      onSettled(true)
    } catch (failure) {
      setError(t(refusalOf(failure)))
      setBusy(false)
    }
  }
  return (
    <Form onSend={(form) => void confirm(fieldsOf(form).text('confirmed-password'))}>
      <p>{t('Profile.ConfirmText')}</p>
      <TextInput
        name="confirmed-password"
        type="password"
        label={t('Profile.CurrentPassword')}
        error={error}
        autoComplete="current-password"
        maxLength={200}
        data-first-focus
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t('Profile.ConfirmContinue')}
        </Button>
      </div>
    </Form>
  )
}

const told = ['Auth.WrongPassword', 'Auth.TooManyAttempts'] as const

/** What a failed check of the password says. */
export const refusalOf = (error: unknown) =>
  told.find((code) => error instanceof ApiError && error.code === code) ?? 'Util.ErrorTryAgainLater'
