import { useState } from 'react'
import { required } from '@portal/core/rules'
import { ApiError, doneOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { fieldsOf, Form } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'
import { useConfirmation } from './use-confirmation.tsx'

/** Refusals that are told beside the field. */
const told = ['Auth.InvalidEmail', 'Auth.EmailAlreadyInUse', 'Auth.TooManyAttempts'] as const

/** Moves the account to another email address, once the link that is mailed there is opened. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTexts()
  const { api } = useApp()
  const { confirmed, dialog } = useConfirmation()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  async function send(typed: string): Promise<void> {
    const wanted = typed.trim()
    if (isBusy) return
    setSentTo(undefined)
    if (required('newEmail', wanted).length > 0) {
      setError(t('Validation.Required', { field: t('Profile.NewEmail') }))
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      const isSent = await confirmed(() =>
        doneOf(api.POST('/auth/change-email', { body: { email: wanted } })),
      )
      if (isSent) setSentTo(wanted)
    } catch (failure) {
      const code = told.find((one) => failure instanceof ApiError && failure.code === one)
      setError(t(code ?? 'Util.ErrorTryAgainLater'))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="change-email">
      <Form onSend={(form) => void send(fieldsOf(form).text('newEmail'))}>
        <div>
          <h3 id="change-email">{t('Profile.ChangeEmail')}</h3>
          <p>{t('Profile.EmailNow', { email })}</p>
        </div>
        <TextInput
          name="newEmail"
          type="email"
          label={t('Profile.NewEmail')}
          error={error}
          autoComplete="email"
          maxLength={254}
        />
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {t('Profile.SendLink')}
          </Button>
        </div>
        <Status>
          {sentTo && <Banner tone="success">{t('Profile.LinkSent', { email: sentTo })}</Banner>}
        </Status>
      </Form>
      {dialog}
    </section>
  )
}
