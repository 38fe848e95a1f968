import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { changesBetween, editOf, type UserEdit } from '@portal/core/directory/rules'
import { getUser } from '@portal/openapi/admin-client/directory'
import { keyOf, query } from '@portal/web-ui/api'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { seenField } from '../../../parts/seen-field.ts'
import { DelinquentBilling } from './delinquent-billing.tsx'
import { PaymentSettings } from './payment-settings.tsx'
import type { User } from './queries.ts'
import { seenIn, userForm } from './user-form.ts'
import { UserSummary } from './user-summary.tsx'

/** Spec, admin sections 2.3 and 5.3. */
export function UserEditor({ id }: { id: string }) {
  const { page } = useApp()
  const { data: user } = useSuspenseQuery(query(getUser, { path: { id } }))
  return (
    <Stack gap="wide">
      <UserSummary user={user} isBrief />
      <EditForm user={user} />
      <PaymentSettings id={id} />
      {page.flags.EnableDelinquentBillingNotifications && <DelinquentBilling id={id} />}
    </Stack>
  )
}

function EditForm({ user }: { user: User }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const current = editOf(user)
  const { isRefused, seen, options, isTyped } = useChangedMeanwhile({
    form: userForm,
    code: 'Directory.ChangedMeanwhile',
    current,
    queryKey: keyOf(getUser, { path: { id: user.Id } }),
    seenIn,
  })
  const form = useAppForm(userForm, {
    ...options,
    onAccepted: () => void navigate({ to: '/users' }),
  })
  const part = (name: Exclude<keyof UserEdit, 'Admin'>) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
    maxLength: 100,
    autoComplete: 'off',
  })
  const admin = form.box('Admin', current.Admin)
  const isAdminTyped = isTyped(form, 'Admin', seen.Admin)
  const shown = (value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'Util.Yes' : 'Util.No') : value
  return (
    <Stack>
      {isRefused && (
        <ChangedMeanwhile
          changes={changesBetween(seen, current).map((field) => ({
            field: t(`Users.${field}`),
            from: shown(seen[field]),
            to: shown(current[field]),
          }))}
        />
      )}
      <Form of={form}>
        <input type="hidden" name="Id" value={user.Id} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <Beside>
          <TextInput {...part('FirstName')} />
          <TextInput {...part('LastName')} />
        </Beside>
        <Beside>
          <PhoneInput {...part('PhoneNumber')} maxLength={30} />
          <TextInput {...part('SalesforceId')} />
        </Beside>
        <Checkbox
          {...admin}
          defaultChecked={isAdminTyped ? admin.defaultChecked : current.Admin}
          look="switch"
          hint={t('Users.AdminHint')}
        />
        <Submit of={form} label="Users.Submit" busyLabel="Users.Submitting" />
      </Form>
    </Stack>
  )
}
