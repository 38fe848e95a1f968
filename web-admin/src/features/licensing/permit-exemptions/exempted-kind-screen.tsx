import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { withdrawExemptionForm } from './exemption-forms.ts'
import { NewExemption } from './new-exemption.tsx'
import { type PermitExemption, permitExemptionsQuery } from './queries.ts'
import { standingOf } from './standing.ts'

const colors = { InForceNow: 'green', Later: 'blue', Ended: 'gray' } as const

/** The versions of a kind's rule, and for the permit counter a form for the next one. */
export function ExemptedKindScreen({ code }: { code: string }) {
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { today, kinds } = useSuspenseQuery(permitExemptionsQuery()).data
  const kind = kinds.find((one) => one.code === code)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>
            {kind ? (language === 'es' ? kind.nameEs : kind.name) : t('PermitExemptions.Title')}
          </PageTitle>
          <p>
            <a href="/permit_exemptions">{t('PermitExemptions.Back')}</a>
          </p>
        </Stack>
        {kind ? (
          <>
            <section aria-labelledby="versions">
              <Stack>
                <h2 id="versions">{t('PermitExemptions.Versions')}</h2>
                {kind.versions.length === 0 && <p>{t('PermitExemptions.NoVersions')}</p>}
                {kind.versions.map((version) => (
                  <Version
                    key={version.id}
                    of={version}
                    today={today}
                    mayChange={mayCall(roles, 'withdrawPermitExemption')}
                  />
                ))}
              </Stack>
            </section>
            {mayCall(roles, 'addPermitExemption') && (
              <NewExemption key={kind.versions[0]?.id} kind={code} after={kind.versions[0]} />
            )}
          </>
        ) : (
          <EmptyState title={t('PermitExemptions.NoKind')} />
        )}
      </Stack>
    </Screen>
  )
}

interface VersionProps {
  of: PermitExemption
  today: string
  mayChange: boolean
}

function Version({ of: version, today, mayChange }: VersionProps) {
  const { t, format, language } = useTexts()
  const isSpanish = language === 'es'
  const standing = standingOf(version, today)
  const { id, rule, ruleEs, source, fromDay, toDay, conditions } = version
  const title =
    toDay === null
      ? t('PermitExemptions.From', { day: format.date(fromDay) })
      : t('PermitExemptions.FromTo', { from: format.date(fromDay), day: format.date(toDay) })
  return (
    <Card
      title={title}
      heading="h3"
      aside={
        <StatusBadge color={colors[standing]}>{t(`PermitExemptions.${standing}`)}</StatusBadge>
      }
    >
      <Stack>
        <blockquote>{isSpanish ? ruleEs : rule}</blockquote>
        <p>{source}</p>
        <div>
          <p>{t('PermitExemptions.Conditions')}</p>
          <ul>
            {conditions.map((one) => {
              const question = isSpanish ? one.textEs : one.text
              return (
                <li key={one.key}>
                  {one.kind === 'is'
                    ? `${question} ${t(one.answer === 'yes' ? 'Util.Yes' : 'Util.No')}`
                    : t('PermitExemptions.AtMost', {
                        question,
                        most: format.number(one.most),
                        unit: isSpanish ? one.unitEs : one.unit,
                      })}
                </li>
              )
            })}
          </ul>
        </div>
        {mayChange && standing === 'Later' && <Withdraw id={id} />}
      </Stack>
    </Card>
  )
}

function Withdraw({ id }: { id: string }) {
  const form = useAppForm(withdrawExemptionForm)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={id} />
      <Submit of={form} label="PermitExemptions.Withdraw" look="quiet" />
    </Form>
  )
}
