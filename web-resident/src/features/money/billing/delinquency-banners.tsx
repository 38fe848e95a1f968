import { centsOf } from '@portal/core/kernel/rules'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { BillingHistory } from './queries.ts'

type Status = BillingHistory['accountDelinquentStatuses'][number]

const words = {
  'past-due': { tone: 'warn', title: 'Bills.PastDue', text: 'Bills.PastDueText' },
  shutoff: { tone: 'error', title: 'Bills.Shutoff', text: 'Bills.ShutoffText' },
} as const satisfies Readonly<Record<Status['type'], object>>

/** Overdue accounts, and coming shutoffs (spec, resident section 2). */
export function DelinquencyBanners({ statuses }: { statuses: readonly Status[] }) {
  const { t, format } = useTexts()
  const { flags } = useApp().page
  if (!flags.EnableDelinquentBillingNotifications) return null
  return statuses.map(({ type, accountNumber: account, amount, date }) => (
    <Banner
      key={`${account} ${type}`}
      tone={words[type].tone}
      title={t(words[type].title, { account, amount: format.money(centsOf(amount)) })}
    >
      <p>{t(words[type].text, { day: format.date(date) })}</p>
    </Banner>
  ))
}
