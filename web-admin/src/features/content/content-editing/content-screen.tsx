import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { plainText } from '@portal/core/alerts/rules'
import { type ContentKindName, contentLimits } from '@portal/core/content-editing/rules'
import { getContent } from '@portal/openapi/admin-client/content-editing'
import { keyOf } from '@portal/web-ui/api'
import { Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { following } from '../../../parts/following.ts'
import { inNewTab } from '../../../parts/in-new-tab.ts'
import { Screen } from '../../../parts/screen.tsx'
import { seenField } from '../../../parts/seen-field.ts'
import { ContentCare } from './content-care.tsx'
import { ContentChanges } from './content-changes.tsx'
import { ContentFields, type FieldProps, type ListedKind } from './content-fields.tsx'
import { contentFields, contentForm } from './content-forms.ts'
import { ContentHistory } from './content-history.tsx'
import { contentKits } from './content-kits.ts'
import { States } from './content-list-screen.tsx'
import type { ItemSearch } from './content-search.ts'
import styles from './content.module.css'
import { LeaveSite } from './leave-site.tsx'
import { type ContentBody, type ContentItem, contentQuery } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { useServiceName, useServiceNames } from './use-service-names.ts'

type Props = {
  id: string
  search: ItemSearch
} & OwnFields

type OwnFields =
  | { kind: ListedKind; fields?: never }
  | { kind: ContentKindName; fields: ComponentType<FieldProps> }

/** What staff edit: its text in both languages, its state, its history and who looks after it. */
export function ContentScreen(props: Props) {
  const { kind, id, search } = props
  const { t, language } = useTexts()
  const { roles } = useApp().page.viewer
  const { data: item } = useSuspenseQuery(contentQuery(kind, id))
  const kit = contentKits[kind]
  const body = item.open?.body ?? item.live
  const title = body ? kit.titleOf(body) : { en: '', es: null }
  const mayEdit = mayCall(roles, 'saveContent')
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          {!kit.isOnly && (
            <p>
              <a href={kit.path}>{t(`Content.${kind}Back`)}</a>
            </p>
          )}
          <PageTitle>
            {kit.isOnly
              ? t(`Content.${kind}`)
              : (language === 'es' ? title.es || title.en : title.en) || t('Content.Untitled')}
          </PageTitle>
          {kit.isOnly && <p>{t(`Content.${kind}Lead`)}</p>}
          <Standing item={item} />
        </Stack>
        {search.version && <ContentChanges kind={kind} item={item} search={search} />}
        {mayEdit && body && <Editor {...props} item={item} body={body} />}
        <ContentCare kind={kind} item={item} mayEdit={mayEdit} />
        <ContentHistory kind={kind} item={item} mayEdit={mayEdit} />
        {mayEdit && <LeaveSite kind={kind} item={item} />}
      </Stack>
    </Screen>
  )
}

function Standing({ item }: { item: ContentItem }) {
  const { t } = useTexts()
  const { portalUrl } = useApp().page
  const { isPublished, open, path } = item
  return (
    <p className={styles.marks}>
      <States
        of={{
          isPublished,
          open: open ? (open.state === 'scheduled' ? 'scheduled' : 'draft') : null,
          scheduledAt: open?.scheduledAt ?? null,
        }}
      />
      {isPublished && (
        <a href={(portalUrl ?? '') + path} target="_blank" rel="noreferrer">
          {t('Content.SeeLive')}
        </a>
      )}
    </p>
  )
}

/** The values of a form that was sent without JavaScript. */
function valuesSeen(text: string): Readonly<Record<string, string>> | null {
  try {
    const seen: unknown = JSON.parse(text)
    // Our own field; it only says what someone else changed.
    return typeof seen === 'object' ? (seen as Readonly<Record<string, string>> | null) : null
  } catch {
    return null
  }
}

const beginning = (html: string): string => {
  const words = plainText(html)
  return words.length > 300 ? `${words.slice(0, 300)}…` : words
}

type EditorProps = {
  item: ContentItem
  body: ContentBody
} & OwnFields

function Editor(props: EditorProps) {
  const { kind, item, body } = props
  const { t } = useTexts()
  const kit = contentKits[kind]
  const serviceName = useServiceName(kind)
  const named = useServiceNames(kind)
  const current = kit.values(body)
  const { isRefused, seen, options, isTyped } = useChangedMeanwhile({
    form: contentForm,
    code: 'Content.ChangedMeanwhile',
    current,
    queryKey: keyOf(getContent, { path: { kind, id: item.id } }),
    seenIn: valuesSeen,
  })
  const form = useAppForm(contentForm, {
    ...options,
    during: (send, fields) =>
      fields.has(contentFields.preview)
        ? inNewTab(send)
        : (options.during?.(send, fields) ?? send()),
  })
  const changed = Object.keys({ ...seen, ...current }).filter(
    (field) => (seen[field] ?? '') !== (current[field] ?? ''),
  )
  const nameOf = (field: string): string => {
    const label = kit.labelOf(field)
    if (!label) return field
    if (kit.isShared?.(field)) return t(label)
    return t('Content.InLanguage', {
      field: t(label),
      text: t(kit.isSpanish(field) ? 'Content.Spanish' : 'Content.English'),
    })
  }
  const shownForm = following(form, (name) => isTyped(form, name, seen[name] ?? ''))
  const shown = (values: Readonly<Record<string, string>>, field: string): string =>
    beginning(kit.shown?.(values, field, serviceName) ?? named(field, values[field] ?? ''))
  return (
    <Form of={form} look="wide">
      {isRefused && (
        <ChangedMeanwhile
          changes={changed.map((field) => ({
            field: nameOf(field),
            from: shown(seen, field),
            to: shown(current, field),
          }))}
        />
      )}
      <input type="hidden" name={contentFields.kind} value={kind} />
      <input type="hidden" name={contentFields.id} value={item.id} />
      <input type="hidden" name={contentFields.revision} value={item.revision} />
      <input type="hidden" name={seenField} value={JSON.stringify(current)} />
      {props.fields ? (
        <props.fields form={shownForm} values={current} />
      ) : (
        <ContentFields kind={props.kind} form={shownForm} values={current} />
      )}
      <TextInput
        {...form.field('note', item.open?.note ?? '')}
        hint={t('Content.noteHint')}
        maxLength={contentLimits.note}
        autoComplete="off"
        optional
      />
      <SaveBar form={form} publishAt={item.open?.publishAt ?? null} />
    </Form>
  )
}
