import { useState } from 'react'
import { feedKinds, feedLimits } from '@portal/core/feeds/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { feedForm, testedField } from './feed-forms.ts'
import type { Feed } from './queries.ts'

/** Adds a feed, or changes one: first a test shows what is at its address. */
export function FeedEditor({ feed }: { feed: Feed | null }) {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(feedForm, { onAccepted: () => setAdded((count) => count + 1) })
  const tested = form.ask?.about
  // Both are used, since a page carries only texts used in rendering.
  t('Feeds.Save')
  return (
    <div id="edit">
      <Card title={feed ? t('Feeds.Edit', { name: feed.name }) : t('Feeds.Add')}>
        <Form of={form} key={added} look="wide">
          <p>{t('Feeds.TestLead')}</p>
          <input type="hidden" name="id" value={feed?.id ?? ''} />
          <input type="hidden" name="version" value={feed?.version ?? 1} />
          {tested !== undefined && <input type="hidden" name={testedField} value={tested} />}
          <Beside>
            <TextInput
              {...form.field('name', feed?.name)}
              hint={t('Feeds.NameHint')}
              maxLength={feedLimits.name}
              autoComplete="off"
            />
            {feed ? (
              <input type="hidden" name="kind" value={feed.kind} />
            ) : (
              <Select
                {...form.field('kind', 'news')}
                options={feedKinds.map((kind) => ({
                  value: kind,
                  label: t(kind === 'news' ? 'Feeds.News' : 'Feeds.Events'),
                }))}
              />
            )}
          </Beside>
          <TextInput
            {...form.field('url', feed?.url)}
            type="url"
            hint={t('Feeds.UrlHint')}
            maxLength={feedLimits.url}
            autoComplete="off"
          />
          <Submit of={form} label={tested === undefined ? 'Feeds.Test' : 'Feeds.Save'} />
          {feed && (
            <p>
              <a href="/feeds">{t('Feeds.Cancel')}</a>
            </p>
          )}
        </Form>
      </Card>
    </div>
  )
}
