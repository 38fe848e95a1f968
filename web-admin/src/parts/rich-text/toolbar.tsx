import { type ComponentType, type KeyboardEvent, type Ref, useState } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import { actions, type Shown, type TableAction, tableActions, type TextAction } from './commands.ts'
import { editorIcons } from './editor-icons.ts'
import styles from './editor.module.css'
import { keysForAria, keysShown } from './keys-shown.ts'

/** What opens a dialog. */
export type Opener = 'Link' | 'Picture' | 'Table'
export type Press = TextAction | TableAction | Opener

export const openerKeys = { Link: 'Mod-k' } as const satisfies Partial<Record<Opener, string>>

const groups: readonly (readonly (TextAction | Opener)[])[] = [
  ['Undo', 'Redo'],
  ['Heading2', 'Heading3', 'Heading4'],
  ['Bold', 'Italic'],
  ['Bullets', 'Numbers', 'Deeper', 'Higher'],
  ['Link', 'Picture', 'Table'],
]
const tableGroups: readonly (readonly TableAction[])[] = [
  ['RowAbove', 'RowBelow', 'DeleteRow'],
  ['ColumnBefore', 'ColumnAfter', 'DeleteColumn'],
  ['HeaderRow', 'HeaderColumn', 'DeleteTable'],
]

const keyOf = (name: TextAction | Opener): string | undefined =>
  name === 'Picture' || name === 'Table'
    ? undefined
    : name === 'Link'
      ? openerKeys.Link
      : actions[name].key

const openers: ReadonlySet<string> = new Set<Opener>(['Link', 'Picture', 'Table'])
const switches: ReadonlySet<string> = new Set<Press>([
  'Heading2',
  'Heading3',
  'Heading4',
  'Bold',
  'Italic',
  'Bullets',
  'Numbers',
])

interface ToolbarProps {
  ref: Ref<HTMLDivElement>
  /** The id of the text that it changes. */
  controls: string
  label: string
  shown: Shown
  onPress: (name: Press) => void
  onEscape: () => void
}

/** One Tab stop; arrow keys go from button to button (ARIA Authoring Practices, toolbar). */
export function Toolbar({ ref, controls, label, shown, onPress, onEscape }: ToolbarProps) {
  const { t } = useTexts()
  const [last, setLast] = useState<Press>('Undo')
  const isThere = !(last in tableActions) || shown.isInTable
  const current = isThere ? last : 'Undo'

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
      return
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const places: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    buttons[place]?.focus()
  }

  const button = (name: Press, Icon?: ComponentType, key?: string) => {
    const says = t(`Editor.${name}`)
    const isOff = shown.off.has(name)
    return (
      <button
        key={name}
        type="button"
        className={Icon ? styles.tool : styles.wordTool}
        tabIndex={name === current ? 0 : -1}
        aria-label={Icon && says}
        title={key ? t('Editor.WithKeys', { name: says, shortcut: keysShown(key) }) : Icon && says}
        aria-keyshortcuts={key && keysForAria(key)}
        aria-pressed={switches.has(name) ? shown.on.has(name) : undefined}
        aria-haspopup={openers.has(name) ? 'dialog' : undefined}
        aria-disabled={isOff || undefined}
        data-on={shown.on.has(name) || undefined}
        // The caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setLast(name)}
        onClick={() => isOff || onPress(name)}
      >
        {Icon ? <Icon /> : says}
      </button>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      <div className={styles.groups}>
        {groups.map((names) => (
          <div key={names[0]} className={styles.group}>
            {names.map((name) => button(name, editorIcons[name], keyOf(name)))}
          </div>
        ))}
      </div>
      {shown.isInTable && (
        <div className={styles.groups}>
          {tableGroups.map((names) => (
            <div key={names[0]} className={styles.group}>
              {names.map((name) => button(name))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
