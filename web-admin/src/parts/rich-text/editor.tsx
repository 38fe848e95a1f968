import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, type Plugin, Selection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Wiring } from '@portal/web-ui/field'
import { Late } from '@portal/web-ui/late'
import { proseClass } from '@portal/web-ui/prose'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { cleanPaste } from './clean-paste.ts'
import {
  type Action,
  actions,
  linkAt,
  linkText,
  pictureAt,
  shownAt,
  textActions,
} from './commands.ts'
import styles from './editor.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { schema } from './schema.ts'
import { TableDialog } from './table-dialog.tsx'
import { htmlOf } from './to-html.ts'
import { type Opener, openerKeys, type Press, Toolbar } from './toolbar.tsx'

export { EditorKeys } from './editor-keys.tsx'
export { docOf } from './parse.ts'

const { nodes } = schema

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView())
  return true
}

/** With what it changes, as it was when it was opened. */
type Dialog =
  | { readonly opener: 'Link'; readonly address: string | null; readonly text: string }
  | { readonly opener: 'Picture'; readonly picture: Node | null }
  | { readonly opener: 'Table' }

function dialogAt(state: EditorState, opener: Opener): Dialog {
  if (opener === 'Table') return { opener }
  if (opener === 'Picture') return { opener, picture: pictureAt(state) }
  return { opener, address: linkAt(state)?.href ?? null, text: linkText(state) }
}

/** What screen readers announce. */
type Said = 'PicturesLeftOut' | { readonly name: keyof typeof actions; readonly isOn: boolean }

/** Tab has no key here: it always leaves the text (WCAG 2.2, 2.1.2). */
function pluginsWith(open: (dialog: Dialog) => void, toToolbar: () => void): Plugin[] {
  const actionKeys = Object.fromEntries(
    Object.values<Action>(textActions).flatMap(({ key, run }) => (key ? [[key, run]] : [])),
  )
  return [
    history(),
    keymap({
      ...actionKeys,
      'Shift-Mod-z': redo,
      [openerKeys.Link]: (state) => {
        open(dialogAt(state, 'Link'))
        return true
      },
      'Alt-F10': () => {
        toToolbar()
        return true
      },
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      Enter: splitListItem(nodes.li),
    }),
    keymap(baseKeymap),
    gapCursor(),
    tableEditing(),
  ]
}

interface TextProps {
  id: string
  describedBy: string | undefined
  isInvalid: true | undefined
  lang: string
  rows: number
}

const attributesOf = ({ id, describedBy, isInvalid, lang, rows }: TextProps) => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(isInvalid && { 'aria-invalid': 'true' }),
  'aria-keyshortcuts': 'Alt+F10',
  lang,
  class: `${proseClass ?? ''} ${styles.text ?? ''}`,
  'data-rows': String(rows),
})

interface EditorProps {
  /** What it starts with; another one replaces the text. */
  doc: Node
  label: string
  lang: string
  rows: number
  wiring: Wiring
  hasFocus: boolean
  onChange: (html: string) => void
}

/** Fields of the page's forms are outside: what is typed in its dialogs is no part of them. */
export function Editor({ doc, label, lang, rows, wiring, hasFocus, onChange }: EditorProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [shown, setShown] = useState(() => shownAt(EditorState.create({ doc })))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const changed = useEffectEvent((html: string) => onChange(html))
  /** Typing in the text area goes on at its end. */
  const takeFocus = useEffectEvent((created: EditorView) => {
    if (!hasFocus) return
    const { state } = created
    created.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)))
    created.focus()
  })
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = wiring

  const attributesNow = useEffectEvent(() =>
    attributesOf({ id, describedBy, isInvalid, lang, rows }),
  )

  useEffect(() => {
    const toToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    const created = new EditorView(place.current, {
      state: EditorState.create({ doc, plugins: pluginsWith(setDialog, toToolbar) }),
      attributes: attributesNow(),
      dispatchTransaction: (transaction) => {
        const state = created.state.apply(transaction)
        created.updateState(state)
        setShown(shownAt(state))
        if (transaction.docChanged) changed(htmlOf(state.doc))
      },
      transformPastedHTML(html) {
        const cleaned = cleanPaste(html)
        if (cleaned.picturesLeftOut > 0) setSaid('PicturesLeftOut')
        return cleaned.html
      },
      // A picture comes with its description, by the toolbar.
      handlePaste: (_view, { clipboardData }) => {
        const hasFiles = (clipboardData?.files.length ?? 0) > 0
        const isFile = hasFiles && clipboardData?.getData('text/html') === ''
        if (isFile) setSaid('PicturesLeftOut')
        return isFile
      },
      handleDrop: (_view, event) => {
        const isFile = (event.dataTransfer?.files.length ?? 0) > 0
        if (isFile) {
          event.preventDefault()
          setSaid('PicturesLeftOut')
        }
        return isFile
      },
    })
    view.current = created
    takeFocus(created)
    return () => created.destroy()
  }, [doc])

  useEffect(() => {
    const attributes = attributesOf({ id, describedBy, isInvalid, lang, rows })
    view.current?.setProps({ attributes })
  }, [id, describedBy, isInvalid, lang, rows])

  function run(command: Command): void {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  function press(name: Press): void {
    if (!view.current) return
    if (name === 'Link' || name === 'Picture' || name === 'Table') {
      setDialog(dialogAt(view.current.state, name))
      return
    }
    const { run: command, isOn } = actions[name]
    run(command)
    if (isOn) setSaid({ name, isOn: isOn(view.current.state) })
  }
  /** Written while rendering: the text may still be loading when the key is pressed. */
  function sentence(what: Said): string {
    if (what === 'PicturesLeftOut') return t('Editor.PicturesLeftOut')
    return t(what.isOn ? 'Editor.On' : 'Editor.Off', { name: t(`Editor.${what.name}`) })
  }
  /** After the dialog has given the focus back to what opened it. */
  function close(command?: Command): void {
    flushSync(() => setDialog(null))
    if (command) run(command)
  }

  return (
    <div className={styles.editor}>
      <Toolbar
        ref={toolbar}
        controls={id}
        label={t('Editor.Toolbar', { field: label })}
        shown={shown}
        onPress={press}
        onEscape={() => view.current?.focus()}
      />
      <div ref={place} className={styles.place} />
      <Status>
        <VisuallyHidden>{said && sentence(said)}</VisuallyHidden>
      </Status>
      {dialog && (
        <Late>
          {() =>
            dialog.opener === 'Link' ? (
              <LinkDialog {...dialog} onClose={close} />
            ) : dialog.opener === 'Picture' ? (
              <PictureDialog {...dialog} onClose={close} />
            ) : (
              <TableDialog onClose={close} />
            )
          }
        </Late>
      )}
    </div>
  )
}
