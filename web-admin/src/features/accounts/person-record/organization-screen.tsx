import { useSuspenseQuery } from '@tanstack/react-query'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { Accounts, Fact, Members } from './facts.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'
import { type HistorySearch, organizationQuery } from './queries.ts'
import { RecordFrame } from './record-frame.tsx'

/** Of an organization a member's logins, messages and mails are the member's own. */
const theirs = new Set(['request', 'payment', 'bill', 'change', 'note'])

export function OrganizationScreen({ id, search }: { id: string; search: HistorySearch }) {
  const { t, format } = useTexts()
  const { data: organization } = useSuspenseQuery(organizationQuery(id))
  const { name, address, taxId, licenseId, createdAt } = organization
  return (
    <RecordFrame
      name={name}
      badges={<StatusBadge color="blue">{t('People.Organization')}</StatusBadge>}
      lines={
        <>
          {address && <Fact label={t('People.Address')}>{address}</Fact>}
          <Fact label={t('PersonRecord.TaxId')} isShown>
            {taxId}
          </Fact>
          <Fact label={t('PersonRecord.LicenseId')} isShown>
            {licenseId}
          </Fact>
          <span>{t('PersonRecord.AddedOn', { date: format.date(createdAt, 'monthYear') })}</span>
        </>
      }
      main={
        <History
          id={id}
          path={`/people/organizations/${id}`}
          search={search}
          kinds={organization.kinds.filter((kind) => theirs.has(kind))}
          counts={organization.counts}
        />
      }
      aside={
        <>
          <Notes id={id} notes={organization.notes} />
          <Members members={organization.members} />
          {organization.accounts && <Accounts accounts={organization.accounts} />}
        </>
      }
    />
  )
}
