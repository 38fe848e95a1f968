import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type TextKey, type UserEdit, userEditFaults } from '@portal/core/rules'
import { ApiError, dataOf } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside, type Fields, fieldsOf, Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useFaults } from '@portal/web-ui/use-faults'
import { DelinquentBilling } from './delinquent-billing.tsx'
import { type User, userQuery, usersKey } from './queries.ts'
import { useStaff } from './use-staff.ts'
import { UserSummary } from './user-summary.tsx'

/** Changes a user (spec, admin sections 2.3 and 5.3). */
export function UserEditor({ id }: { id: string }) {
  const { api, page } = useStaff()
  const { data: user } = useSuspenseQuery(userQuery(api, id))
  return (
    <Stack gap="wide">
      <UserSummary user={user} isBrief />
      <EditForm user={user} />
      {page.flags.EnableDelinquentBillingNotifications && <DelinquentBilling id={id} />}
    </Stack>
  )
}

type EditedField = Exclude<keyof UserEdit, 'Admin'>

const read = ({ text, isTicked }: Fields): UserEdit => ({
  FirstName: text('FirstName'),
  LastName: text('LastName'),
  PhoneNumber: text('PhoneNumber'),
  SalesforceId: text('SalesforceId'),
  Admin: isTicked('Admin'),
})

function EditForm({ user }: { user: User }) {
  const { t } = useTexts()
  const { save, isBusy, faults, failure } = useSaving(user)
  const part = (name: EditedField) => ({
    name,
    label: t(`Users.${name}`),
    error: faults.errorOf(name),
    defaultValue: user[name] ?? '',
    maxLength: 100,
    autoComplete: 'off',
  })
  return (
    <Form onSend={(form) => void save(read(fieldsOf(form)))}>
      {faults.summary}
      {failure && (
        <Banner tone="error" live="alert" title={t('Users.CouldNotUpdate')}>
          <p>{t(failure)}</p>
        </Banner>
      )}
      <Beside>
        <TextInput {...part('FirstName')} />
        <TextInput {...part('LastName')} />
      </Beside>
      <Beside>
        <PhoneInput {...part('PhoneNumber')} maxLength={30} />
        <TextInput {...part('SalesforceId')} />
      </Beside>
      <Checkbox
        name="Admin"
        look="switch"
        label={t('Users.Admin')}
        hint={t('Users.AdminHint')}
        defaultChecked={user.Admin}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'Users.Submitting' : 'Users.Submit')}
        </Button>
      </div>
    </Form>
  )
}

/** Refusals that say what to do; any other is told as a failure. */
const refusals = [
  'Directory.ContactNotFound',
  'Directory.ContactTaken',
  'Account.LastAdministrator',
] as const satisfies readonly TextKey[]

function useSaving({ Id: id }: User) {
  const { t } = useTexts()
  const { api, queryClient } = useStaff()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<(typeof refusals)[number] | 'Users.FailedToUpdate'>()
  const faults = useFaults({
    title: t('Users.CouldNotUpdate'),
    // The rules name no other fields of this form.
    labelOf: (field) => t(`Users.${field as EditedField}`),
  })

  async function save(edit: UserEdit): Promise<void> {
    if (isBusy) return
    setFailure(undefined)
    if (faults.refuse(userEditFaults(edit))) return
    setBusy(true)
    try {
      await dataOf(api.PUT('/users/{id}', { params: { path: { id } }, body: edit }))
      await queryClient.invalidateQueries({ queryKey: usersKey })
      showToast('SuccessUpdate')
      await navigate({ to: '/users' })
    } catch (error) {
      if (!faults.refuseAnswer(error)) {
        const told = refusals.find((code) => error instanceof ApiError && error.code === code)
        setFailure(told ?? 'Users.FailedToUpdate')
      }
    }
    setBusy(false)
  }
  return { save, isBusy, faults, failure }
}
