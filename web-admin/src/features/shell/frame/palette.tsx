import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import type { StaffLayout } from '@portal/web-ui/page-data'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { shownKeys } from '../../../parts/keys/use-keys.ts'
import { queueHref } from '../../casework/case-queue/desk-search.ts'
import { queueViews } from '../../casework/case-queue/queue-views.ts'
import { type Command, densityTexts, matching, requestNumberIn } from './commands.ts'
import styles from './palette.module.css'
import { railFor } from './rail-entries.ts'
import { useFound } from './use-found.ts'

interface PaletteProps {
  layout: StaffLayout
  onLayout: (part: Partial<StaffLayout>) => void
  onClose: () => void
}

/** Every screen and action by its name (Ctrl+K). */
export function Palette(props: PaletteProps) {
  const { t } = useTexts()
  return (
    <Late>
      {() => (
        <Dialog title={t('Palette.Title')} onClose={props.onClose}>
          <Choice {...props} />
        </Dialog>
      )}
    </Late>
  )
}

function Choice(props: PaletteProps) {
  const { t } = useTexts()
  const id = useId()
  const [term, setTerm] = useState('')
  const [active, setActive] = useState(0)
  const { commands: found, hasFailed } = useFound(term)
  const shown = useCommands(props, term, found)

  function press(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setActive((active + step + shown.length) % shown.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    run(shown[active])
  }
  function run(command: Command | undefined) {
    if (!command) return
    props.onClose()
    // The dialog gives focus back first.
    setTimeout(command.run)
  }
  return (
    <div className={styles.palette}>
      <input
        type="text"
        role="combobox"
        data-first-focus
        autoComplete="off"
        aria-label={t('Palette.Field')}
        placeholder={t('Palette.Field')}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={shown.length > 0 ? `${id}${active}` : undefined}
        value={term}
        onChange={({ currentTarget }) => {
          setTerm(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be led from a field
        role="listbox"
        aria-label={t('Palette.Title')}
        className={styles.list}
      >
        {shown.map((command, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- ARIA's combobox: focus and keys stay in the field
          <div
            key={command.key}
            id={`${id}${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={place === active}
            // Keeps the chosen one in sight.
            ref={(element) => {
              if (place === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.hint && <small>{command.hint}</small>}
          </div>
        ))}
      </div>
      <Status>
        {shown.length > 0 ? (
          <VisuallyHidden>{t('Combobox.Found', { count: shown.length })}</VisuallyHidden>
        ) : (
          t('Palette.None')
        )}
      </Status>
      <Status>{hasFailed && t('Palette.Failed')}</Status>
    </div>
  )
}

function useCommands(
  { layout, onLayout }: PaletteProps,
  term: string,
  people: readonly Command[],
): readonly Command[] {
  const { t } = useTexts()
  const { page } = useApp()
  const router = useRouter()
  const open = (href: string) => () => void router.navigate({ href })
  const screens = railFor(page.viewer.roles).flatMap(({ title, entries }) =>
    entries.map(({ text, path }): Command => ({
      key: path,
      label: t(text),
      hint: title ? t(title) : undefined,
      run: open(path),
    })),
  )
  const views = mayCall(page.viewer.roles, 'listDeskRequests')
    ? queueViews.map(({ name, filter }): Command => ({
        key: name,
        label: t(name),
        hint: t('Rail.Requests'),
        run: open(queueHref(filter)),
      }))
    : []
  // As they were when the palette opened: below a dialog no key works.
  const [keys] = useState(shownKeys)
  const density = layout.density === 'compact' ? 'comfortable' : 'compact'
  const actions: readonly Command[] = [
    ...keys.map(({ key, label, run }): Command => ({
      key: `key ${key}`,
      label: t(label),
      hint: t('Palette.ByKey', { key }),
      run,
    })),
    {
      key: 'density',
      label: t(densityTexts[density]),
      hint: t('Palette.Screen'),
      run: () => onLayout({ density }),
    },
    {
      key: 'rail',
      label: t(layout.isRailHidden ? 'Rail.Show' : 'Rail.Hide'),
      hint: t('Palette.Screen'),
      run: () => onLayout({ isRailHidden: !layout.isRailHidden }),
    },
    { key: 'log-out', label: t('Header.Logout'), run: open('/logout') },
  ]
  const number = requestNumberIn(term)
  const text = term.trim()
  const searches: readonly Command[] =
    text === '' || !mayCall(page.viewer.roles, 'listDeskRequests')
      ? []
      : [
          {
            key: 'requests',
            label: t(number === null ? 'Palette.InRequests' : 'Palette.Request', {
              text: number ?? text,
            }),
            hint: t('Rail.Requests'),
            run: open(`/requests?${new URLSearchParams({ text: number ?? text })}`),
          },
        ]
  const found = matching([...screens, ...views, ...actions], term)
  return number === null ? [...found, ...people, ...searches] : [...searches, ...people, ...found]
}
