import { useSuspenseQuery } from '@tanstack/react-query'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { Stack } from '@portal/web-ui/layout'
import { AddPassword } from './add-password.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

export function Security({ email }: { email: string }) {
  const { data: means } = useSuspenseQuery(query(listSignInMeans))
  return (
    <Stack gap="wide">
      <ChangeEmail email={email} />
      {means.password ? <ChangePassword email={email} /> : <AddPassword email={email} />}
    </Stack>
  )
}
