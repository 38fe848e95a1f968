import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { autopayMethodOf } from '@portal/core/autopay/rules'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Stack } from '@portal/web-ui/layout'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { StoredMethod } from '../payment-methods/use-method-name.ts'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import type { WaterAccount } from '../utility-accounts/water-account.ts'
import { type BankErrors, bankErrors, type BankNumbers } from './bank-numbers.ts'
import { SaveFailure } from './save-failure.tsx'
import type { AutopayUse } from './use-autopay.ts'

interface BankTabProps {
  account: WaterAccount
  methods: readonly StoredMethod[]
  autopay: AutopayUse
}

const numberField = { inputMode: 'numeric', autoComplete: 'off', maxLength: 17 } as const

const another = 'another'

/** Autopay by a saved or new bank account. */
export function BankTab({ account, methods, autopay }: BankTabProps) {
  const { t } = useTexts()
  const nameOf = useMethodName()
  const saved = methods.filter(({ kind }) => kind === 'bank')
  const paying = saved.find(({ id }) => id === account.Autopay.PaymentProfileId)
  const [chosen, setChosen] = useState(paying?.id ?? saved[0]?.id ?? another)
  const isReplacing = autopayMethodOf(account.Autopay.AutopayStatus) === 'bank'
  if (saved.length === 0) return <BankForm isReplacing={isReplacing} autopay={autopay} />
  return (
    <Stack>
      <RadioGroup
        name="savedBank"
        label={t('WaterAccounts.ChooseBank')}
        options={[
          ...saved.map((method) => ({ value: method.id, label: nameOf(method) })),
          { value: another, label: t('WaterAccounts.AnotherBank') },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === another ? (
        <BankForm isReplacing={isReplacing} autopay={autopay} />
      ) : (
        <>
          <Status>
            <SaveFailure failure={autopay.failure} />
          </Status>
          <div>
            <Button busy={autopay.isBusy} onClick={() => void autopay.payBySaved(chosen)}>
              {t(autopay.isBusy ? 'WaterAccounts.Saving' : 'WaterAccounts.Save')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

interface BankFormProps {
  isReplacing: boolean
  autopay: AutopayUse
}

/** Sends the numbers only to the payment provider. */
function BankForm({ isReplacing, autopay }: BankFormProps) {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const [fieldErrors, setErrors] = useState<BankErrors>({})

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const sent = fieldsIn(form)
    const text = (name: keyof BankNumbers) => sent.text(name).replaceAll(/\s/g, '')
    const numbers: BankNumbers = {
      routingNumber: text('routingNumber'),
      confirmRoutingNumber: text('confirmRoutingNumber'),
      accountNumber: text('accountNumber'),
      confirmAccountNumber: text('confirmAccountNumber'),
      accountType: text('accountType'),
    }
    const found = bankErrors(numbers)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    const { routingNumber, accountNumber, accountType } = numbers
    void autopay.payByBank({
      routingNumber,
      accountNumber,
      accountType: accountType === 'savings' ? 'savings' : 'checking',
      nameOnAccount: `${user.FirstName} ${user.LastName}`.trim().slice(0, 22),
    })
  }
  const field = (name: keyof BankNumbers, label: string) => {
    const fieldError = fieldErrors[name]
    return { name, label, error: fieldError && t(fieldError), ...numberField }
  }
  const kinds = (['checking', 'savings'] as const).map((value) => ({
    value,
    label: t(`WaterAccounts.${value}`),
  }))
  const typeError = fieldErrors.accountType
  return (
    <form role="none" onSubmit={send} noValidate>
      <Stack>
        {isReplacing && <p>{t('WaterAccounts.ReplacesBank')}</p>}
        <Beside>
          <TextInput
            {...field('routingNumber', t('WaterAccounts.RoutingNumber'))}
            hint={t('WaterAccounts.RoutingHint')}
          />
          <TextInput
            {...field('confirmRoutingNumber', t('WaterAccounts.ConfirmRoutingNumber'))}
            hint={t('WaterAccounts.RoutingHint')}
          />
        </Beside>
        <Beside>
          <TextInput {...field('accountNumber', t('WaterAccounts.AccountNumber'))} />
          <TextInput {...field('confirmAccountNumber', t('WaterAccounts.ConfirmAccountNumber'))} />
        </Beside>
        <RadioGroup
          name="accountType"
          label={t('WaterAccounts.AccountType')}
          error={typeError && t(typeError)}
          options={kinds}
        />
        <p>{t('WaterAccounts.BankText')}</p>
        <Status>
          <SaveFailure failure={autopay.failure} />
        </Status>
        <div>
          <Button type="submit" busy={autopay.isBusy}>
            {t(autopay.isBusy ? 'WaterAccounts.Saving' : 'WaterAccounts.Save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
