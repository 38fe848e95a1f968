import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { circleIcons } from '@portal/core/city/rules'
import { circleLimits } from '@portal/core/settings/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Checkbox } from '@portal/web-ui/checkbox'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { actField, OrderedRows } from '../../../parts/ordered-rows.tsx'
import { circleLinkForm, circleLinksForm, seenLinksField } from './circle-link-forms.ts'
import { type CircleLink, type CircleLinks as Stored, circleLinksQuery } from './queries.ts'

interface CircleLinksProps {
  /** The one that the address names. */
  edited: string | null
  mayChange: boolean
}

/** The round links of the home page, in their order, and a form for one of them. */
export function CircleLinks({ edited, mayChange }: CircleLinksProps) {
  const { t, language } = useTexts()
  const { data: stored } = useSuspenseQuery(circleLinksQuery())
  const form = useAppForm(circleLinksForm)
  const link = stored.links.find(({ id }) => id === edited) ?? null
  return (
    <>
      <Card title={t('HomePage.Circles')}>
        <p>{t('HomePage.CirclesLead')}</p>
        {stored.links.length === 0 && <EmptyState title={t('HomePage.NoCircles')} />}
        <Form of={form} look="wide">
          <Seen stored={stored} />
          <OrderedRows
            mayChange={mayChange}
            rows={stored.links.map((one) => ({
              id: one.id,
              name: language === 'es' ? one.textEs : one.text,
              about: (
                <>
                  <span>{one.address}</span>
                  {one.isHidden && <StatusBadge color="gray">{t('HomePage.Hidden')}</StatusBadge>}
                </>
              ),
              actions: <Actions link={one} />,
            }))}
          />
        </Form>
      </Card>
      {mayChange && <CircleLinkForm key={link?.id ?? ''} link={link} stored={stored} />}
    </>
  )
}

function Seen({ stored: { links, version } }: { stored: Stored }) {
  return <input type="hidden" name={seenLinksField} value={JSON.stringify({ links, version })} />
}

function Actions({ link: { id, isHidden, text, textEs } }: { link: CircleLink }) {
  const { t, language } = useTexts()
  const name = language === 'es' ? textEs : text
  return (
    <>
      <Button
        type="submit"
        name={actField}
        value={`${isHidden ? 'show' : 'hide'} ${id}`}
        look="plain"
        size="small"
      >
        <span aria-hidden>{t(isHidden ? 'HomePage.Show' : 'HomePage.Hide')}</span>
        <VisuallyHidden>
          {t(isHidden ? 'HomePage.ShowOne' : 'HomePage.HideOne', { name })}
        </VisuallyHidden>
      </Button>
      <a href={`/home_page?${new URLSearchParams({ link: id })}#link`}>
        <span aria-hidden>{t('HomePage.Edit')}</span>
        <VisuallyHidden>{t('HomePage.EditCircle', { name })}</VisuallyHidden>
      </a>
    </>
  )
}

function CircleLinkForm({ link, stored }: { link: CircleLink | null; stored: Stored }) {
  const { t, language } = useTexts()
  const [saved, setSaved] = useState(0)
  const form = useAppForm(circleLinkForm, { onAccepted: () => setSaved((count) => count + 1) })
  const name = link && (language === 'es' ? link.textEs : link.text)
  const plain = { maxLength: circleLimits.text, autoComplete: 'off' } as const
  return (
    <div id="link">
      <Card title={name ? t('HomePage.EditCircle', { name }) : t('HomePage.AddCircle')}>
        <Form of={form} key={saved} look="wide">
          <Seen stored={stored} />
          <input type="hidden" name="id" value={link?.id ?? ''} />
          <Beside>
            <TextInput {...form.field('text', link?.text)} {...plain} lang="en" />
            <TextInput {...form.field('textEs', link?.textEs)} {...plain} lang="es" />
          </Beside>
          <Beside>
            <TextInput
              {...form.field('address', link?.address)}
              hint={t('HomePage.AddressHint')}
              maxLength={circleLimits.address}
              autoComplete="off"
            />
            <Select
              {...form.field('icon', link?.icon ?? 'map')}
              options={circleIcons.map((icon) => ({
                value: icon,
                label: t(`HomePage.icon-${icon}`),
              }))}
            />
          </Beside>
          <Checkbox {...form.box('isOnPortal', link?.isOnPortal ?? false)} />
          <Submit of={form} label="HomePage.Save" />
          {link && (
            <p>
              <a href="/home_page">{t('HomePage.Cancel')}</a>
            </p>
          )}
        </Form>
      </Card>
    </div>
  )
}
