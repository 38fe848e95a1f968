import { useSuspenseQuery } from '@tanstack/react-query'
import { Stack } from '@portal/web-ui/layout'
import { signInMeansQuery } from '../../parts/sign-in-means.ts'
import { useApp } from '../../parts/use-app.ts'
import { AddPassword } from './add-password.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

/** By what one logs in: address and password. */
export function Security({ email }: { email: string }) {
  const { api } = useApp()
  const { data: means } = useSuspenseQuery(signInMeansQuery(api))
  return (
    <Stack gap="wide">
      <ChangeEmail email={email} />
      {means.password ? <ChangePassword email={email} /> : <AddPassword email={email} />}
    </Stack>
  )
}
