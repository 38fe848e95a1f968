import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { ApiError, query } from '@portal/web-ui/api'
import { Dialog } from '@portal/web-ui/dialog'
import { Form, Submit } from '@portal/web-ui/form'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ConfirmByProvider } from '../../people/identity/confirm-by-provider.tsx'
import { confirmHereForm } from '../../people/identity/confirm-form.ts'

interface Confirmation {
  /** Runs `work`, again after the password if the API asks for it. Null if canceled. */
  readonly confirmed: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  readonly dialog: ReactNode
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'Auth.ConfirmationRequired'

/** Asks for the password when it was last confirmed too long ago (for addresses and money). */
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
  async function confirmed<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      if (!asksForPassword(error)) throw error
      return (await ask()) ? work() : null
    }
  }
  return {
    confirmed,
    dialog: isAsking && <Late>{() => <ConfirmDialog onSettled={settle} />}</Late>,
  }
}

interface Asking {
  onSettled: (isConfirmed: boolean) => void
}

/** By password, or by the provider with which they log in. */
function ConfirmDialog({ onSettled }: Asking) {
  const { t } = useTexts()
  const { data: means } = useSuspenseQuery(query(listSignInMeans))
  const { providers } = means
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const redirectto = `${path}?notice=identity-confirmed`
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
  const form = useAppForm(confirmHereForm, { onAccepted: () => onSettled(true) })
  return (
    <Form of={form}>
      <p>{t('Profile.ConfirmText')}</p>
      <PasswordInput
        {...form.field('password')}
        autoComplete="current-password"
        maxLength={200}
        data-first-focus
      />
      <Submit of={form} label="Profile.ConfirmContinue" />
    </Form>
  )
}
