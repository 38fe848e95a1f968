import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { autopayMethodOf } from '@portal/core/autopay/rules'
import { centsOf } from '@portal/core/kernel/rules'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Dialog } from '@portal/web-ui/dialog'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Tabs } from '@portal/web-ui/tabs'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import { useNextInstallment } from '../utility-accounts/use-next-installment.ts'
import { accountNumberOf, type WaterAccount } from '../utility-accounts/water-account.ts'
import { BankTab } from './bank-tab.tsx'
import { CardTab } from './card-tab.tsx'
import { useAutopay } from './use-autopay.ts'

interface AutopayDialogProps {
  account: WaterAccount
  onClose: () => void
}

/** Autopay of one account (spec, resident section 4): a switch, and tabs for the payment method. */
export function AutopayDialog({ account, onClose }: AutopayDialogProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const { Autopay } = account
  const now = autopayMethodOf(Autopay.AutopayStatus)
  // Opens with the current state.
  const [isOn, setOn] = useState(now !== null)
  const autopay = useAutopay(account, onClose)
  const number = accountNumberOf(account)
  const nameOf = useMethodName()
  const paying = methods.find(({ id }) => id === Autopay.PaymentProfileId)
  const cards = <CardTab account={account} methods={methods} autopay={autopay} />
  const bank = <BankTab account={account} methods={methods} autopay={autopay} />

  if (!isOn && Autopay.AutopayId !== null) {
    const { AutopayId: id } = Autopay
    return (
      <MessageDialog
        kind="warning"
        title={t('WaterAccounts.TurnOff')}
        confirmLabel={t('WaterAccounts.TurnOff')}
        confirmLook="danger"
        isBusy={autopay.isBusy}
        onConfirm={() => void autopay.end(id)}
        onClose={() => setOn(true)}
      >
        <p>{t('WaterAccounts.warning-remove-autopay')}</p>
      </MessageDialog>
    )
  }
  return (
    <Dialog title={t('WaterAccounts.DialogTitle', { account: number })} onClose={onClose}>
      <Stack>
        <Checkbox
          look="switch"
          label={t('WaterAccounts.TurnedOn')}
          hint={t('WaterAccounts.AutopayText')}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <State account={account} method={paying && nameOf(paying)} />
        {isOn ? (
          page.flags.EnableACHAutopay ? (
            <Tabs
              label={t('WaterAccounts.PayWith')}
              defaultId={now === 'bank' ? 'bank' : 'cards'}
              items={[
                { id: 'cards', label: t('WaterAccounts.Cards'), content: cards },
                { id: 'bank', label: t('WaterAccounts.BankAccount'), content: bank },
              ]}
            />
          ) : (
            cards
          )
        ) : (
          <Button look="quiet" onClick={onClose}>
            {t('Util.Close')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

/** The current method, and when the next bill is paid. */
function State({ account, method }: { account: WaterAccount; method: string | undefined }) {
  const { t, format } = useTexts()
  const { NextChargeAmount, NextChargeOn } = account.Autopay
  const { creditAmount, dueDate, totalAmountDue } = account.account
  const inInstallments = useNextInstallment(account.account)
  const isAnothers = autopayMethodOf(account.Autopay.AutopayStatus) !== null && method === undefined
  return (
    <div>
      {method && <p>{t('WaterAccounts.Replaces', { method })}</p>}
      {isAnothers && <p>{t('WaterAccounts.PaidByAnother')}</p>}
      {creditAmount > 0 && (
        <p>{t('Bills.Credit', { amount: format.money(centsOf(creditAmount)) })}</p>
      )}
      {NextChargeOn && NextChargeAmount ? (
        <p>
          {t('WaterAccounts.NextCharge', {
            amount: format.money(centsOf(NextChargeAmount)),
            day: format.date(NextChargeOn),
          })}
        </p>
      ) : (
        totalAmountDue > 0 &&
        dueDate !== null && (
          <p>
            {inInstallments ??
              t('WaterAccounts.Due', {
                amount: format.money(centsOf(totalAmountDue)),
                day: format.date(dueDate),
              })}
          </p>
        )
      )}
    </div>
  )
}
