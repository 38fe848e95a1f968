import { useState } from 'react'
import {
  type Instalment,
  longestArrangementNote,
  maxInstalments,
  paces,
  planInstalments,
} from '@portal/core/arrangements/rules'
import { daysAfter } from '@portal/core/kernel/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { useQuestion } from '@portal/web-ui/forms/use-question'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { todayIn } from '../../../parts/today-in.ts'
import { equalPlanIn, offerForm, ownCents, planIn } from './arrangement-forms.ts'
import styles from './offer-arrangement.module.css'
import { OwnInstalments } from './own-instalments.tsx'

interface OfferArrangementProps {
  customerId: string
  locationId: string
  dueCents: number
}

const usualCount = 3

/**
 * Offers installments for the balance, equal or custom; a dialog shows them before they are sent.
 */
export function OfferArrangement({ customerId, locationId, dueCents }: OfferArrangementProps) {
  const { t, format } = useTexts()
  const { completeTexts, page } = useApp()
  const { asked, ask } = useQuestion<readonly Instalment[]>()
  const form = useAppForm(offerForm, {
    during: async (send, fields) => {
      const plan = planIn(fields)
      // The form shows the errors, without a question.
      if (plan.kind === 'refused') return send()
      // The page was rendered without the dialog's texts.
      await completeTexts().catch(() => undefined)
      return (await ask(plan.instalments)) ? send() : null
    },
  })
  const account = `${customerId}-${locationId}`
  const today = todayIn(page.settings.timeZone)
  const [plan, setPlan] = useState(() =>
    planInstalments(dueCents, { first: daysAfter(today, 7), count: usualCount, pace: 'monthly' }),
  )
  const [typedCents, setTypedCents] = useState<number | null>(null)
  const counts = Array.from({ length: maxInstalments - 1 }, (_, i) => `${i + 2}`)
  return (
    <details>
      <summary>{t('Arrangement.OfferName', { account })}</summary>
      <Form
        of={form}
        look="narrow"
        onInput={({ currentTarget, target }) => {
          const fields = fieldsIn(currentTarget)
          const isOwn = target instanceof HTMLInputElement && /^(?:amount|day)-/.test(target.name)
          const equal = isOwn ? null : equalPlanIn(fields)
          if (equal?.kind === 'plan') setPlan(equal.instalments)
          setTypedCents(isOwn ? ownCents(fields) : null)
        }}
      >
        <p>{t('Arrangement.OfferFor', { account, amount: format.money(dueCents) })}</p>
        <input type="hidden" name="customerId" value={customerId} />
        <input type="hidden" name="locationId" value={locationId} />
        <input type="hidden" name="due" value={dueCents} />
        <input type="hidden" name="today" value={today} />
        <Beside>
          <Select
            {...form.field('count', `${usualCount}`)}
            id={`count-${account}`}
            options={counts.map((value) => ({ value, label: value }))}
          />
          <Select
            {...form.field('pace', 'monthly')}
            id={`pace-${account}`}
            options={paces.map((value) => ({ value, label: t(`Arrangement.pace_${value}`) }))}
          />
        </Beside>
        <TextInput
          {...form.field('first', daysAfter(today, 7))}
          id={`first-${account}`}
          type="date"
          min={daysAfter(today, 2)}
          required
        />
        <div className={styles.own}>
          <Checkbox {...form.box('unequal', false)} />
          <div key={plan.map(({ dueOn, amountCents }) => `${dueOn} ${amountCents}`).join()}>
            <OwnInstalments
              form={form}
              account={account}
              plan={plan}
              dueCents={dueCents}
              typedCents={typedCents}
            />
          </div>
        </div>
        <TextInput
          {...form.field('note')}
          id={`note-${account}`}
          hint={t('Arrangement.NoteHint')}
          maxLength={longestArrangementNote}
          autoComplete="off"
        />
        <noscript>
          <input type="hidden" name="asks" value="yes" />
          <Checkbox {...form.box('isSure', false)} />
        </noscript>
        <Submit of={form} label="Arrangement.Send" busyLabel="Arrangement.Sending" />
      </Form>
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Arrangement.SendAsk')}
              confirmLabel={t('Arrangement.Send')}
              onConfirm={() => asked.answer(true)}
              onClose={() => asked.answer(false)}
            >
              <p>{t('Arrangement.OfferFor', { account, amount: format.money(dueCents) })}</p>
              <ol>
                {asked.subject.map(({ amountCents, dueOn }) => (
                  <li key={dueOn}>
                    {format.date(dueOn)}: {format.money(amountCents)}
                  </li>
                ))}
              </ol>
            </MessageDialog>
          )}
        </Late>
      )}
    </details>
  )
}
