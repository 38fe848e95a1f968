import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { type Undelivered, undeliveredQuery } from './queries.ts'
import { buttons, replayForm } from './replay-deliveries.ts'
import type { UndeliveredSearch } from './undelivered-search.ts'
import { UndeliveredTable } from './undelivered-table.tsx'

/** Undelivered messages of every kind; staff can retry them. Works without JavaScript. */
export function UndeliveredScreen({ search }: { search: UndeliveredSearch }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(undeliveredQuery(search.before))
  const { before, replayed } = search
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Undelivered.Title')}</PageTitle>
          <p>{t('Undelivered.Lead')}</p>
          <p>
            <a href="/outbox">{t('Undelivered.Health')}</a>
          </p>
        </Stack>
        {replayed !== undefined && (
          <Banner tone={replayed > 0 ? 'success' : 'info'} live="status">
            {t('Undelivered.Replayed', { count: replayed })}
          </Banner>
        )}
        {data.data.some(({ isExpired }) => !isExpired) ? (
          <ReplayForm key={before} rows={data.data} />
        ) : (
          <UndeliveredTable rows={data.data} />
        )}
        <Row>
          {before !== undefined && <a href="/undelivered">{t('Undelivered.Latest')}</a>}
          {data.next !== null && (
            <a href={`/undelivered?${new URLSearchParams({ before: data.next })}`} rel="next">
              {t('Undelivered.Older')}
            </a>
          )}
        </Row>
      </Stack>
    </Screen>
  )
}

function ReplayForm({ rows }: { rows: readonly Undelivered[] }) {
  const { t } = useTexts()
  const replay = useAppForm(replayForm)
  const ids = rows.filter(({ isExpired }) => !isExpired).map(({ id }) => id)
  return (
    <Form of={replay} look="wide">
      <Stack>
        {/* Before the rows: Enter presses a form's first button. */}
        <Row>
          <Button type="submit">
            {t(replay.isBusy ? 'Undelivered.Replaying' : 'Undelivered.ReplaySelected')}
          </Button>
          <Button type="submit" look="quiet" name={buttons.listed} value={ids.join(' ')}>
            {t('Undelivered.ReplayListed')}
          </Button>
        </Row>
        <UndeliveredTable rows={rows} />
      </Stack>
    </Form>
  )
}
