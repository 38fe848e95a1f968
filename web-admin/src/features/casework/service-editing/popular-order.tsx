import { useSuspenseQuery } from '@tanstack/react-query'
import { popularServices } from '@portal/core/services/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { actField, OrderedRows } from '../../../parts/ordered-rows.tsx'
import { popularForm, seenPopularField } from './popular-form.ts'

/** The popular services of the home page, in their order; others can be added. */
export function PopularOrder({ mayChange }: { mayChange: boolean }) {
  const { t, language } = useTexts()
  const { flags } = useApp().page
  const { data } = useSuspenseQuery(catalogueQuery())
  const form = useAppForm(popularForm)
  const listed = data.filter(({ Deleted }) => !Deleted)
  const popular = popularServices(listed)
  const others = listed.filter(({ Published, PopularService }) => Published && !PopularService)
  const nameOf = ({ Item, ItemEs }: (typeof listed)[number]) =>
    language === 'es' ? ItemEs || Item : Item
  const seen = popular.map((service) => ({
    id: service.Id,
    name: nameOf(service),
    order: service.PopularServiceOrder,
  }))
  return (
    <Card title={t('HomePage.Popular')}>
      <p>{t('HomePage.PopularLead')}</p>
      {!flags.EnablePopularServices && <Banner tone="info">{t('HomePage.PopularOff')}</Banner>}
      {popular.length === 0 && <EmptyState title={t('HomePage.NoPopular')} />}
      <Form of={form} look="wide">
        <input type="hidden" name={seenPopularField} value={JSON.stringify(seen)} />
        <OrderedRows
          mayChange={mayChange}
          rows={popular.map((service) => ({
            id: service.Id,
            name: nameOf(service),
            about: !service.Published && (
              <StatusBadge color="gray">{t('HomePage.Unpublished')}</StatusBadge>
            ),
            actions: (
              <a href={`/activities/${service.Id}`}>
                <span aria-hidden>{t('HomePage.Edit')}</span>
                <VisuallyHidden>
                  {t('HomePage.EditCircle', { name: nameOf(service) })}
                </VisuallyHidden>
              </a>
            ),
          }))}
        />
        {mayChange && (
          <>
            <Select
              {...form.field('service', '')}
              options={[
                { value: '', label: '–' },
                ...others
                  .map((service) => ({ value: service.Id, label: nameOf(service) }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, language)),
              ]}
            />
            <div>
              <Button type="submit" name={actField} value="add" look="quiet">
                {t('HomePage.AddService')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  )
}
