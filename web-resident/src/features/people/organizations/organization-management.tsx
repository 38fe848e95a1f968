import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listMembers } from '@portal/openapi/resident-client/organizations'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { ContextSwitch } from './context-switch.tsx'
import { InviteMembers, OwnInvitations } from './invitations.tsx'
import { MemberTable } from './member-table.tsx'

interface OrganizationManagementProps {
  licenses: (organizationId: string, isManager: boolean) => ReactNode
  payments: (organizationId: string) => ReactNode
}

/** Members and people who ask to join (spec, resident sections 2 and 6). */
export function OrganizationManagement({ licenses, payments }: OrganizationManagementProps) {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { selectedOrganizationInfo: selected } = user
  return (
    <PlainScreen
      title={t('Organizations.ManageTitle')}
      lead={selected && t('Organizations.ManageLead', { name: selected.Name })}
    >
      <OwnInvitations />
      {selected ? (
        <>
          <Members organization={selected} ownId={user.Id} licenses={licenses} />
          {payments(selected.Id)}
        </>
      ) : (
        <EmptyState title={t('Organizations.NotSelected')}>
          {t('Organizations.NotSelectedText')}
        </EmptyState>
      )}
      <Card title={t('Organizations.Yours')}>
        <ContextSwitch />
        <div>
          <ButtonLink look="quiet" href="/add_organization">
            {t('Organizations.AddLink')}
          </ButtonLink>
        </div>
      </Card>
    </PlainScreen>
  )
}

interface MembersProps {
  organization: { readonly Id: string; readonly Name: string }
  ownId: string
  licenses: OrganizationManagementProps['licenses']
}

function Members({ organization, ownId, licenses }: MembersProps) {
  const { t } = useTexts()
  const {
    data: members,
    isError,
    refetch,
  } = useQuery(query(listMembers, { query: { organizationId: organization.Id } }))
  if (isError) {
    return (
      <Banner tone="error" title={t('Organization.LoadOrganizationMembersError')}>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('Error.TryAgain')}
        </Button>
      </Banner>
    )
  }
  if (!members) return <Skeleton />
  const isManager = members.some(({ UserId, Manager }) => UserId === ownId && Manager)
  const pending = members.filter(({ Verified }) => !Verified)
  const part = { organization, ownId, isManager }
  return (
    <Stack gap="wide">
      {isManager && (
        <Card title={t('Organizations.Pending')}>
          <MemberTable {...part} kind="pending" members={pending} />
        </Card>
      )}
      <Card title={t('Organizations.Approved')}>
        <MemberTable
          {...part}
          kind="approved"
          members={members.filter(({ Verified }) => Verified)}
        />
      </Card>
      {isManager && <InviteMembers organizationId={organization.Id} />}
      {licenses(organization.Id, isManager)}
    </Stack>
  )
}
