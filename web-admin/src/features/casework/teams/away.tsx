import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { Teams } from './queries.ts'
import { absenceForm, endAbsenceForm } from './team-forms.ts'
import styles from './teams.module.css'

type Colleague = Teams['staff'][number]

interface AwayProps {
  staff: readonly Colleague[]
  /** Sets the absence of others too. */
  isAdministrator: boolean
}

export function Away({ staff, isAdministrator }: AwayProps) {
  const { t } = useTexts()
  const away = staff.filter(({ absence }) => absence !== null)
  const mine = staff.filter(({ isSelf }) => isSelf)
  const settable = isAdministrator ? staff : mine
  return (
    <section aria-labelledby="away-title">
      <Stack>
        <h2 id="away-title">{t('Teams.Away')}</h2>
        <p>{t(away.length === 0 ? 'Teams.NobodyAway' : 'Teams.AwayText')}</p>
        {away.length > 0 && (
          <ul className={styles.list}>
            {away.map((one) => (
              <li key={one.id}>
                <Absence of={one} staff={staff} isEndable={isAdministrator || one.isSelf} />
              </li>
            ))}
          </ul>
        )}
        {settable.length > 0 && (
          <SetAbsence settable={settable} staff={staff} own={mine[0]?.id ?? ''} />
        )}
      </Stack>
    </section>
  )
}

interface AbsenceProps {
  of: Colleague
  staff: readonly Colleague[]
  isEndable: boolean
}

function Absence({ of: { id, name, absence }, staff, isEndable }: AbsenceProps) {
  const { t, format } = useTexts()
  const form = useAppForm(endAbsenceForm)
  if (!absence) return null
  const substitute = staff.find((one) => one.id === absence.substituteId)
  return (
    <Card title={name}>
      <p className={styles.members}>
        {t('Teams.FromTo', {
          from: format.date(absence.firstDay),
          to: format.date(absence.lastDay),
        })}
      </p>
      <p className={styles.members}>
        {t('Teams.Substitute')}: {substitute?.name ?? t('Teams.NoSubstitute')}
      </p>
      {isEndable && (
        <Form of={form}>
          <input type="hidden" name="userId" value={id} />
          <Button type="submit" look="quiet">
            {t('Teams.Back', { name })}
          </Button>
        </Form>
      )}
    </Card>
  )
}

interface SetAbsenceProps {
  settable: readonly Colleague[]
  staff: readonly Colleague[]
  /** The caller's id; empty if they do not work on requests. */
  own: string
}

function SetAbsence({ settable, staff, own }: SetAbsenceProps) {
  const { t } = useTexts()
  const form = useAppForm(absenceForm)
  const named = (list: readonly Colleague[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Card title={t('Teams.SetAway')}>
      <Form of={form}>
        <div className={styles.fields}>
          {settable.length > 1 ? (
            <Select {...form.field('userId', own)} options={named(settable)} />
          ) : (
            <input type="hidden" name="userId" value={settable[0]?.id ?? ''} />
          )}
          <TextInput {...form.field('firstDay')} type="date" />
          <TextInput {...form.field('lastDay')} type="date" />
          <Select
            {...form.field('substituteId', '')}
            options={[{ value: '', label: t('Teams.NoSubstitute') }, ...named(staff)]}
          />
        </div>
        <Submit of={form} label="Teams.SetAway" look="quiet" />
      </Form>
    </Card>
  )
}
