import { useSuspenseQuery } from '@tanstack/react-query'
import {
  contractorLimits,
  type ContractorView,
  contractorViews,
} from '@portal/core/contractors/rules'
import { permitHref, permitNumberText } from '@portal/core/permits/rules'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { StatusName } from '../permits/status-name.tsx'
import { contractorHref, contractorQuery, type ContractorSearch } from './contractor-query.ts'
import styles from './contractors.module.css'
import { LicenseFacts } from './license-facts.tsx'
import { type ContractorPermit, nextStep } from './next-step.ts'

const viewTexts = {
  open: 'Contractors.ViewOpen',
  toBook: 'Contractors.ViewToBook',
  feeDue: 'Contractors.ViewFeeDue',
  expiring: 'Contractors.ViewExpiring',
  all: 'Contractors.ViewAll',
} as const satisfies Record<ContractorView, string>

/** All permits that name the organization's contractor license, each with its next step. */
export function ContractorPermits({ search }: { search: ContractorSearch }) {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { data } = useSuspenseQuery(contractorQuery(search))
  const licenses = data.licenses.filter(({ isContractor }) => isContractor)
  const name = user.selectedOrganizationInfo?.Name
  if (licenses.length === 0)
    return (
      <PlainScreen title={t('Contractors.Title')} lead={t('Contractors.LeadAlone')}>
        <EmptyState title={t('Contractors.NotContractor')}>
          <Stack>
            <p>{t('Contractors.NotContractorText')}</p>
            <div>
              <ButtonLink href="/organization_management">
                {t('Contractors.ToOrganization')}
              </ButtonLink>
            </div>
          </Stack>
        </EmptyState>
      </PlainScreen>
    )
  return (
    <PlainScreen
      title={t('Contractors.Title')}
      lead={name === undefined ? t('Contractors.LeadAlone') : t('Contractors.Lead', { name })}
    >
      <Card title={t('Contractors.Licenses')}>
        <LicenseFacts licenses={licenses} />
      </Card>
      <Views chosen={search.view} counts={data.counts} />
      <Permits permits={data.permits} />
      <Pages search={search} permits={data.permits} />
    </PlainScreen>
  )
}

interface ViewsProps {
  chosen: ContractorView
  counts: Readonly<Record<ContractorView, number>>
}

function Views({ chosen, counts }: ViewsProps) {
  const { t, format } = useTexts()
  const countOf = (view: ContractorView): string => {
    const count = counts[view]
    return count >= contractorLimits.counted ? `${format.number(count)}+` : format.number(count)
  }
  return (
    <nav aria-label={t('Contractors.Views')} className={styles.views}>
      <ul>
        {contractorViews.map((view) => (
          <li key={view}>
            <a
              href={contractorHref({ view, after: '' })}
              aria-current={view === chosen ? 'page' : undefined}
            >
              {t(viewTexts[view])} ({countOf(view)})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Permits({ permits }: { permits: readonly ContractorPermit[] }) {
  const texts = useTexts()
  const { t, format } = texts
  const columns: readonly Column<ContractorPermit>[] = [
    {
      key: 'permit',
      header: t('Contractors.Permit'),
      isRowHeader: true,
      render: (permit) => (
        <>
          <a href={permitHref(permit)}>
            {permit.kind}, {permit.address}
          </a>
          <span className={styles.under}>{permitNumberText(permit)}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: t('Contractors.Status'),
      render: ({ status }) => <StatusName status={status} />,
    },
    { key: 'next', header: t('Contractors.Next'), render: (permit) => nextStep(texts, permit) },
    {
      key: 'expires',
      header: t('Contractors.Expires'),
      isOneLine: true,
      render: ({ expiresOn }) => expiresOn && format.date(expiresOn),
    },
  ]
  return (
    <Table
      caption={t('Contractors.Permits')}
      isCaptionHidden
      columns={columns}
      rows={permits}
      rowKey={permitHref}
      empty={<EmptyState title={t('Contractors.None')}>{t('Contractors.NoneText')}</EmptyState>}
    />
  )
}

interface PagesProps {
  search: ContractorSearch
  permits: readonly ContractorPermit[]
}

function Pages({ search, permits }: PagesProps) {
  const { t } = useTexts()
  const last = permits.at(-1)
  const isFull = last !== undefined && permits.length === contractorLimits.page
  if (!isFull && search.after === '') return null
  return (
    <Row>
      {search.after !== '' && (
        <ButtonLink look="quiet" href={contractorHref({ ...search, after: '' })}>
          {t('Contractors.Newest')}
        </ButtonLink>
      )}
      {isFull && (
        <ButtonLink
          look="quiet"
          href={contractorHref({ ...search, after: `${last.year}-${last.number}` })}
        >
          {t('Contractors.Older')}
        </ButtonLink>
      )}
    </Row>
  )
}
