import { useState } from 'react'
import { Button } from '@portal/web-ui/button'
import { Late } from '@portal/web-ui/late'
import { Row } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { type Column, Table } from '@portal/web-ui/table'
import { type Translate, useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { Member } from './queries.ts'
import { useDecisions } from './use-decisions.ts'

interface MemberTableProps {
  organization: { readonly Id: string; readonly Name: string }
  kind: 'pending' | 'approved'
  members: readonly Member[]
  ownId: string
  isManager: boolean
}

const nameOf = (t: Translate, { FirstName, LastName }: Member): string =>
  [FirstName, LastName].filter(Boolean).join(' ') || t('Organizations.Unnamed')

/** With a manager's actions, except for themselves. */
export function MemberTable({ organization, kind, members, ownId, isManager }: MemberTableProps) {
  const { t } = useTexts()
  const decisions = useDecisions(organization.Id)
  const [ending, setEnding] = useState<Member>()
  const isPending = kind === 'pending'
  const columns: readonly Column<Member>[] = [
    {
      key: 'name',
      header: t('Organizations.Name'),
      isRowHeader: true,
      render: (member) => {
        const name = nameOf(t, member)
        return member.UserId === ownId ? t('Organizations.You', { name }) : name
      },
    },
    {
      key: 'role',
      header: t('Organizations.Role'),
      render: ({ Manager }) => t(Manager ? 'Organizations.Manager' : 'Organizations.Member'),
    },
    {
      key: 'actions',
      header: t('Organizations.Actions'),
      render: (member) =>
        member.UserId !== ownId && (
          <Actions member={member} decisions={decisions} onEnd={() => setEnding(member)} />
        ),
    },
  ]
  const shown = columns.filter(
    ({ key }) => (key !== 'actions' || isManager) && (key !== 'role' || !isPending),
  )
  return (
    <>
      <Table
        caption={t(isPending ? 'Organizations.Pending' : 'Organizations.Approved')}
        isCaptionHidden
        columns={shown}
        rows={members}
        rowKey={({ UserId }) => UserId}
        empty={<p>{t('Organizations.NoPending')}</p>}
      />
      {ending && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t(isPending ? 'Organizations.DenyTitle' : 'Organizations.RemoveTitle', {
                name: nameOf(t, ending),
              })}
              confirmLabel={t(isPending ? 'Organizations.Deny' : 'Organizations.Remove')}
              confirmLook="danger"
              isBusy={decisions.isBusy}
              onConfirm={() => void decisions.remove(ending).then(() => setEnding(undefined))}
              onClose={() => setEnding(undefined)}
            >
              <p>{t('Organizations.EndText', { organization: organization.Name })}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </>
  )
}

interface ActionsProps {
  member: Member
  decisions: ReturnType<typeof useDecisions>
  onEnd: () => void
}

function Actions({ member, decisions, onEnd }: ActionsProps) {
  const { t } = useTexts()
  const { Verified, Manager } = member
  const name = <VisuallyHidden> {nameOf(t, member)}</VisuallyHidden>
  return (
    <Row gap="tight">
      {!Verified && (
        <Button size="small" onClick={() => void decisions.approve(member)}>
          {t('Organizations.Approve')}
          {name}
        </Button>
      )}
      {Verified && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void decisions.setRole(member, Manager ? 'member' : 'manager')}
        >
          {t(Manager ? 'Organizations.MakeMember' : 'Organizations.MakeManager')}
          {name}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={onEnd}>
        {t(Verified ? 'Organizations.Remove' : 'Organizations.Deny')}
        {name}
      </Button>
    </Row>
  )
}
