import { type ReactNode, useState } from 'react'
import type { resendRegistration, sendPasswordMail } from '@portal/openapi/admin-client/directory'
import { ApiError } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'

interface MailButtonProps {
  email: string
  operation: typeof sendPasswordMail | typeof resendRegistration
  size?: 'small'
  children: ReactNode
}

/** Sends a user a mail and confirms it (spec, admin section 8). */
export function MailButton({ email, operation, size, children }: MailButtonProps) {
  const { call } = useApp()
  const [isBusy, setBusy] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    try {
      await call(operation, { body: { email } })
      showToast('Success', { text: 'Toast.success-sumbit-form' })
    } catch (error) {
      const isVerified = error instanceof ApiError && error.code === 'Directory.AlreadyVerified'
      showToast('Error', isVerified ? { text: 'Directory.AlreadyVerified' } : {})
    }
    setBusy(false)
  }
  return (
    <Button look="quiet" {...(size && { size })} busy={isBusy} onClick={() => void send()}>
      {children}
    </Button>
  )
}
