import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { circleIcons } from '@portal/core/city/rules'
import { circleField, circleLimits, newLink } from '@portal/core/home-page/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { FieldSet } from '@portal/web-ui/field-set'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { actField, OrderedRows } from '../../../parts/ordered-rows.tsx'
import type { FieldProps } from './content-fields.tsx'
import styles from './content.module.css'
import { homePageFields, idsIn, nameField, rowId, siteField } from './home-page-kit.ts'
import { Pair, useInLanguage } from './pair.tsx'
import { useServiceName } from './use-service-names.ts'

type Props = FieldProps

/** Changes once a save was accepted, so that the fields of what was added are empty again. */
function useRound(form: FormUse, order: string): string {
  const [round, setRound] = useState(order)
  if (!form.isBusy && form.refusal === null && round !== order) setRound(order)
  return round
}

/** Both lists of the home page. The buttons of a row change the draft. */
export function HomePageFields({ form, values }: Props) {
  const { t } = useTexts()
  const [links, services] = [homePageFields.links, homePageFields.services].map(
    (field) => values[field] ?? '',
  )
  const round = useRound(form, `${links} / ${services}`)
  return (
    <>
      {/* The Enter key presses the first button of a form, which would move a row. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1} aria-hidden>
          {t('Content.SaveDraft')}
        </button>
      </VisuallyHidden>
      <input type="hidden" name={homePageFields.links} value={links} />
      <input type="hidden" name={homePageFields.services} value={services} />
      <Card title={t('HomePage.Popular')}>
        <Services form={form} ids={idsIn(services)} round={round} />
      </Card>
      <Card title={t('HomePage.Circles')}>
        <Links form={form} values={values} ids={idsIn(links)} round={round} />
      </Card>
    </>
  )
}

interface ServicesProps {
  form: FormUse
  ids: readonly string[]
  round: string
}

function Services({ form, ids, round }: ServicesProps) {
  const { t, language } = useTexts()
  const { flags } = useApp().page
  const nameOf = useServiceName('home-page')
  const { data: services } = useSuspenseQuery(catalogueQuery())
  const isPublished = (id: string) =>
    services.some(({ Id, Published, Deleted }) => Id === id && Published && !Deleted)
  const others = services.filter(
    ({ Id, Published, Deleted }) => Published && !Deleted && !ids.includes(Id),
  )
  return (
    <>
      <p>{t('HomePage.PopularLead')}</p>
      {!flags.EnablePopularServices && <Banner tone="info">{t('HomePage.PopularOff')}</Banner>}
      {ids.length === 0 && <EmptyState title={t('HomePage.NoPopular')} />}
      {ids.map((id) => (
        <input key={id} type="hidden" name={nameField(rowId('service', id))} value={nameOf(id)} />
      ))}
      <OrderedRows
        mayChange
        rows={ids.map((id) => ({
          id: rowId('service', id),
          name: nameOf(id),
          about: !isPublished(id) && (
            <StatusBadge color="gray">{t('HomePage.Unpublished')}</StatusBadge>
          ),
          actions: (
            <a href={`/activities/${id}`}>
              <span aria-hidden>{t('HomePage.Edit')}</span>
              <VisuallyHidden>{t('HomePage.EditOne', { name: nameOf(id) })}</VisuallyHidden>
            </a>
          ),
        }))}
      />
      <div className={styles.find}>
        <Select
          key={round}
          {...form.field(homePageFields.added, '')}
          options={[
            { value: '', label: '–' },
            ...others
              .map(({ Id }) => ({ value: Id, label: nameOf(Id) }))
              .toSorted((a, b) => a.label.localeCompare(b.label, language)),
          ]}
        />
        <Button type="submit" name={actField} value="add" look="quiet">
          {t('HomePage.AddService')}
        </Button>
      </div>
    </>
  )
}

function Links({ form, values, ids, round }: Props & ServicesProps) {
  const { t, language } = useTexts()
  return (
    <>
      <p>{t('HomePage.CirclesLead')}</p>
      {ids.length === 0 && <EmptyState title={t('HomePage.NoCircles')} />}
      <OrderedRows
        mayChange
        rows={ids.map((id) => {
          const of = (field: Parameters<typeof circleField>[1]) => values[circleField(id, field)]
          const name = (language === 'es' ? of('textEs') || of('text') : of('text')) ?? ''
          const isHidden = of('isHidden') === 'yes'
          return {
            id: rowId('link', id),
            name: name || t('Content.Untitled'),
            about: (
              <>
                <span>{of('address')}</span>
                {isHidden && <StatusBadge color="gray">{t('HomePage.Hidden')}</StatusBadge>}
              </>
            ),
            actions: <HideButton id={id} name={name} isHidden={isHidden} />,
            more: <LinkPanel form={form} values={values} id={id} name={name} />,
          }
        })}
      />
      {ids.length < circleLimits.links ? (
        <details
          key={round}
          className={styles.more}
          open={ids.length === 0 || hasError(form, newLink)}
        >
          <summary>{t('HomePage.AddCircle')}</summary>
          <LinkFields form={form} values={values} id={newLink} legend={t('HomePage.AddCircle')} />
        </details>
      ) : (
        <p className={styles.soft}>{t('HomePage.TooMany')}</p>
      )}
    </>
  )
}

function HideButton({ id, name, isHidden }: { id: string; name: string; isHidden: boolean }) {
  const { t } = useTexts()
  return (
    <Button
      type="submit"
      name={actField}
      value={`${isHidden ? 'show' : 'hide'} ${rowId('link', id)}`}
      look="plain"
      size="small"
    >
      <span aria-hidden>{t(isHidden ? 'HomePage.Show' : 'HomePage.Hide')}</span>
      <VisuallyHidden>
        {t(isHidden ? 'HomePage.ShowOne' : 'HomePage.HideOne', { name })}
      </VisuallyHidden>
    </Button>
  )
}

const hasError = (form: FormUse, id: string): boolean =>
  (['text', 'textEs', 'address'] as const).some(
    (field) => form.errorOf(circleField(id, field)) !== undefined,
  )

interface LinkProps extends Props {
  id: string
}

function LinkPanel({ form, values, id, name }: LinkProps & { name: string }) {
  const { t } = useTexts()
  return (
    <details className={styles.more} open={hasError(form, id)}>
      <summary>
        <span aria-hidden>{t('HomePage.Edit')}</span>
        <VisuallyHidden>{t('HomePage.EditOne', { name })}</VisuallyHidden>
      </summary>
      <LinkFields form={form} values={values} id={id} legend={t('HomePage.EditOne', { name })} />
    </details>
  )
}

function LinkFields({ form, values, id, legend }: LinkProps & { legend: string }) {
  const { t } = useTexts()
  const { english, spanish } = useInLanguage()
  const field = (name: Parameters<typeof circleField>[1], first = '') =>
    form.field(circleField(id, name), values[circleField(id, name)] ?? first)
  const text = { maxLength: circleLimits.text, autoComplete: 'off' } as const
  return (
    <FieldSet look="panel" legend={legend}>
      <input
        type="hidden"
        name={circleField(id, 'isHidden')}
        value={values[circleField(id, 'isHidden')] ?? ''}
      />
      <Pair>
        <TextInput {...field('text')} {...text} label={english(t('HomePage.Text'))} lang="en" />
        <TextInput {...field('textEs')} {...text} label={spanish(t('HomePage.Text'))} lang="es" />
      </Pair>
      <TextInput
        {...field('address')}
        label={t('HomePage.Address')}
        hint={t('HomePage.AddressHint')}
        maxLength={circleLimits.address}
        autoComplete="off"
      />
      <Pair>
        <Select
          {...form.field(siteField(id), values[siteField(id)] ?? 'website')}
          label={t('HomePage.Site')}
          options={[
            { value: 'website', label: t('HomePage.SiteWebsite') },
            { value: 'portal', label: t('HomePage.SitePortal') },
          ]}
        />
        <Select
          {...field('icon', 'map')}
          label={t('HomePage.Icon')}
          options={circleIcons.map((icon) => ({
            value: icon,
            label: t(`HomePage.icon-${icon}`),
          }))}
        />
      </Pair>
    </FieldSet>
  )
}
