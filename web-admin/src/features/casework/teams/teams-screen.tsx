import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamLimits } from '@portal/core/teams/rules'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { Away } from './away.tsx'
import { type Team, type Teams, teamsQuery } from './queries.ts'
import { Routing } from './routing.tsx'
import { deleteTeamForm, teamForm } from './team-forms.ts'
import styles from './teams.module.css'

/** Administrators change teams and rules; everybody who works on requests says when they are away. */
export function TeamsScreen({ edited }: { edited: string | null }) {
  const { t } = useTexts()
  const isAdministrator = useApp().page.viewer.roles.includes('administrator')
  const { data } = useSuspenseQuery(teamsQuery())
  const team = data.teams.find(({ id }) => id === edited)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Teams.Title')}</PageTitle>
          <p>{t('Teams.Lead')}</p>
        </Stack>
        <section aria-labelledby="teams-title">
          <Stack>
            <h2 id="teams-title">{t('Teams.Teams')}</h2>
            {data.teams.length === 0 && <EmptyState title={t('Teams.NoTeams')} />}
            <ul className={styles.list}>
              {data.teams.map((one) => (
                <li key={one.id}>
                  <TeamCard team={one} staff={data.staff} isEditable={isAdministrator} />
                </li>
              ))}
            </ul>
            {isAdministrator && (
              <Edit
                key={team ? `${team.id} ${team.version}` : 'new'}
                team={team ?? null}
                staff={data.staff}
              />
            )}
          </Stack>
        </section>
        <Routing teams={data} isEditable={isAdministrator} />
        <Away staff={data.staff} isAdministrator={isAdministrator} />
      </Stack>
    </Screen>
  )
}

/** More people than this can be searched. */
const longList = 8

interface TeamCardProps {
  team: Team
  staff: Teams['staff']
  isEditable: boolean
}

function TeamCard({ team: { id, name, memberIds, version }, staff, isEditable }: TeamCardProps) {
  const { t } = useTexts()
  const form = useAppForm(deleteTeamForm)
  const members = staff.filter((one) => memberIds.includes(one.id)).map((one) => one.name)
  return (
    <Card title={name}>
      <p className={styles.members}>{members.join(', ') || t('Teams.NoMembers')}</p>
      {isEditable && (
        <>
          <p>
            <a href={`/teams?edit=${id}`}>
              <span aria-hidden>{t('Teams.EditShort')}</span>
              <VisuallyHidden>{t('Teams.Edit', { name })}</VisuallyHidden>
            </a>
          </p>
          <details open={form.typed?.text('id') === id || undefined}>
            <summary>
              <span aria-hidden>{t('Teams.Delete')}</span>
              <VisuallyHidden>{t('Teams.DeleteOne', { name })}</VisuallyHidden>
            </summary>
            <Form of={form}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <Submit of={form} label="Teams.DeleteSure" look="danger" />
            </Form>
          </details>
        </>
      )}
    </Card>
  )
}

function Edit({ team, staff }: { team: Team | null; staff: Teams['staff'] }) {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(teamForm, { onAccepted: () => setAdded((count) => count + 1) })
  return (
    <Card title={team ? t('Teams.Edit', { name: team.name }) : t('Teams.Add')}>
      <Form of={form}>
        <input type="hidden" name="id" value={team?.id ?? ''} />
        <input type="hidden" name="version" value={team?.version ?? 1} />
        {/* Only the fields are replaced: the button keeps the focus. */}
        <Stack key={added}>
          <TextInput
            {...form.field('name', team?.name)}
            maxLength={teamLimits.name}
            autoComplete="off"
          />
          <Members
            staff={staff}
            members={form.typed ? form.typed.texts('memberIds') : (team?.memberIds ?? [])}
          />
        </Stack>
        <Submit of={form} label="Teams.Save" />
      </Form>
    </Card>
  )
}

interface MembersProps {
  staff: Teams['staff']
  members: readonly string[]
}

/** Of a long list, shows those who are members and those whose name is searched. */
function Members({ staff, members }: MembersProps) {
  const { t } = useTexts()
  const [picked, setPicked] = useState(members)
  const [wanted, setWanted] = useState('')
  const isLong = staff.length > longList
  const part = wanted.trim().toLowerCase()
  const isShown = ({ id, name }: Teams['staff'][number]) =>
    !isLong || picked.includes(id) || (part !== '' && name.toLowerCase().includes(part))
  return (
    <fieldset>
      <legend>{t('Teams.Members')}</legend>
      {isLong && (
        <TextInput
          name="find"
          type="search"
          label={t('Teams.FindMember')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          // The form is not sent by it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
        />
      )}
      <div className={styles.choices}>
        {staff.map((one) => (
          // All are in the form, so that it works without JavaScript.
          <div key={one.id} className={isShown(one) ? undefined : styles.others}>
            <Checkbox
              name="memberIds"
              value={one.id}
              label={one.name}
              defaultChecked={members.includes(one.id)}
              onChange={({ currentTarget: { checked } }) =>
                setPicked(checked ? [...picked, one.id] : picked.filter((id) => id !== one.id))
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
