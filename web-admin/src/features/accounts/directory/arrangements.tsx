import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { listUserArrangements } from '@portal/openapi/admin-client/arrangements'
import { query } from '@portal/web-ui/api'
import { ArrangementBadge, InstalmentTable } from '@portal/web-ui/arrangement-parts'
import { AskFirst } from '@portal/web-ui/ask-first'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { withdrawForm } from './arrangement-forms.ts'
import { OfferArrangement } from './offer-arrangement.tsx'
import type { UserArrangements } from './queries.ts'

type Arrangement = UserArrangements['arrangements'][number]

const isOpen = ({ state }: Arrangement): boolean =>
  state === 'offered' || state === 'kept' || state === 'missed'

export function Arrangements({ id }: { id: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(listUserArrangements, { query: { userId: id } }))
  const { accounts, arrangements } = data
  if (accounts.length === 0 && arrangements.length === 0) return null
  const isTaken = (number: string) =>
    arrangements.some((one) => one.accountNumber === number && isOpen(one))
  return (
    <Card title={t('Arrangement.TitleStaff')}>
      <Stack>
        {arrangements.length === 0 && <p>{t('Arrangement.None')}</p>}
        {arrangements.map((arrangement) => (
          <Standing key={arrangement.id} arrangement={arrangement} />
        ))}
        {accounts.map(({ CustomerId, LocationId, due }) => {
          const number = `${CustomerId}-${LocationId}`
          if (isTaken(number)) return null
          const cents = centsOf(due)
          if (cents === 0)
            return <p key={number}>{t('Arrangement.NoneDue', { account: number })}</p>
          return (
            <OfferArrangement
              key={number}
              customerId={CustomerId}
              locationId={LocationId}
              dueCents={cents}
            />
          )
        })}
      </Stack>
    </Card>
  )
}

interface Of {
  arrangement: Arrangement
}

function Standing({ arrangement }: Of) {
  const { t, format } = useTexts()
  const { accountNumber, installments, note, offeredAt, offeredBy, paid, state, total } =
    arrangement
  const money = (dollars: number) => format.money(centsOf(dollars))
  return (
    <Stack gap="tight">
      <Row align="spread">
        <h3>{t('Arrangement.Account', { account: accountNumber })}</h3>
        <ArrangementBadge state={state} />
      </Row>
      <p>
        {t('Arrangement.OfferedOn', { day: format.date(offeredAt), staff: offeredBy })}.{' '}
        {t('Arrangement.Paid', { paid: money(paid), total: money(total) })}{' '}
        {(state === 'kept' || state === 'missed') &&
          arrangement.paysItself &&
          t('Arrangement.PaysItself')}
      </p>
      {note !== '' && <p>{note}</p>}
      <InstalmentTable instalments={installments} />
      {isOpen(arrangement) && <Withdraw arrangement={arrangement} />}
    </Stack>
  )
}

function Withdraw({ arrangement: { id, accountNumber } }: Of) {
  const { t } = useTexts()
  return (
    <AskFirst
      form={withdrawForm}
      id={id}
      label="Arrangement.Withdraw"
      title={t('Arrangement.WithdrawAsk')}
      button={
        <div>
          <Button type="submit" look="quiet" size="small">
            {t('Arrangement.Withdraw')}
            <VisuallyHidden>, {accountNumber}</VisuallyHidden>
          </Button>
        </div>
      }
    >
      <p>{t('Arrangement.WithdrawText')}</p>
    </AskFirst>
  )
}
