import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { listArrangements } from '@portal/openapi/resident-client/arrangements'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import { ArrangementBadge, InstalmentTable } from '@portal/web-ui/arrangement-parts'
import { AskFirst } from '@portal/web-ui/ask-first'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import { todayIn } from '../scheduled-payments/schedule-fields.tsx'
import { acceptArrangementForm, declineArrangementForm, reminders } from './arrangement-form.ts'

/** Offers to answer, and installments with their states; nothing without arrangements. */
export function Arrangements() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data = [] } = useQuery(query(listArrangements))
  const today = todayIn(page.settings.timeZone)
  const shown = data.filter(
    ({ state, answerBy }) =>
      state === 'kept' ||
      state === 'missed' ||
      state === 'broken' ||
      state === 'done' ||
      (state === 'offered' && answerBy >= today),
  )
  return shown.map((arrangement) => (
    <Card key={arrangement.id} title={t('Arrangement.Title')}>
      <Stack>
        <Standing arrangement={arrangement} />
        <Instalments arrangement={arrangement} />
        {arrangement.state === 'offered' && (
          <Suspense fallback={<Skeleton />}>
            <Answer arrangement={arrangement} />
          </Suspense>
        )}
      </Stack>
    </Card>
  ))
}

interface Of {
  arrangement: components['schemas']['PaymentArrangement']
}

function Standing({ arrangement }: Of) {
  const { t, format } = useTexts()
  const { accountNumber: account, answerBy, installments, note, paid, state, total } = arrangement
  const money = (dollars: number) => format.money(centsOf(dollars))
  const isRunning = state === 'kept' || state === 'missed'
  return (
    <>
      <div>
        <ArrangementBadge state={state} />
      </div>
      {state === 'offered' ? (
        <p>
          {t('Arrangement.OfferLead', {
            account,
            amount: money(total),
            count: installments.length,
          })}{' '}
          <strong>{t('Arrangement.AnswerBy', { day: format.date(answerBy) })}</strong>
        </p>
      ) : (
        <p>
          {t('Arrangement.Account', { account })}.{' '}
          {t('Arrangement.Paid', { paid: money(paid), total: money(total) })}
        </p>
      )}
      {note !== '' && <p>{note}</p>}
      {isRunning && (
        <p>{t(arrangement.paysItself ? 'Arrangement.PaysItself' : 'Arrangement.Reminds')}</p>
      )}
      {(isRunning || state === 'offered') && (
        <p>
          {t('Arrangement.Shutoff')} {t('Arrangement.Rule')}
        </p>
      )}
    </>
  )
}

function Instalments({ arrangement }: Of) {
  const { t, format } = useTexts()
  const { accountNumber, installments, state } = arrangement
  const money = (dollars: number) => format.money(centsOf(dollars))
  const next = installments.find((one) => one.state !== 'paid')
  const isRunning = state === 'kept' || state === 'missed'
  const search = next && new URLSearchParams({ accountNumber, amount: next.left.toFixed(2) })
  return (
    <>
      <InstalmentTable instalments={installments} />
      {isRunning && next && !arrangement.paysItself && (
        <div>
          <ButtonLink href={`/payment?${search}`}>
            {t('Arrangement.PayInstalment', { amount: money(next.left) })}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Answer({ arrangement: { id } }: Of) {
  const { t } = useTexts()
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const nameOf = useMethodName()
  const form = useAppForm(acceptArrangementForm)
  return (
    <>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        <RadioGroup
          name="payWith"
          label={t('Arrangement.PayWith')}
          defaultValue={reminders}
          options={[
            { value: reminders, label: t('Arrangement.Remind') },
            ...methods.map((method) => ({
              value: method.id,
              label: t('Arrangement.PayItself', { method: nameOf(method) }),
            })),
          ]}
        />
        <Submit of={form} label="Arrangement.Accept" busyLabel="Arrangement.Accepting" />
      </Form>
      <AskFirst
        form={declineArrangementForm}
        id={id}
        label="Arrangement.Decline"
        title={t('Arrangement.DeclineAsk')}
      >
        <p>{t('Arrangement.DeclineText')}</p>
      </AskFirst>
    </>
  )
}
