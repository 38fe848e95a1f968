import type { Node } from 'prosemirror-model'
import { useEffect, useRef, useState } from 'react'
import { previewContent } from '@portal/openapi/admin-client/service-editing'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { EditorField } from '@portal/web-ui/editor-field'
import type { FieldProps } from '@portal/web-ui/field'
import { TextArea } from '@portal/web-ui/text-area'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ContentPreview } from '../content-preview.tsx'
import { keysShown } from './keys-shown.ts'
import styles from './rich-text-field.module.css'

interface RichTextFieldProps extends FieldProps {
  label: string
  defaultValue: string | undefined
  maxLength: number
  /** Of the text, not of the page. */
  lang: 'en' | 'es'
  rows?: number
}

const loadEditor = () => import('./editor.tsx')
type EditorModule = Awaited<ReturnType<typeof loadEditor>>

/**
 * Rich text. The page has its HTML in a text area; the editor takes over once its script is there,
 * and only if it can show the whole text. The form sends the same HTML either way.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, lang, rows = 12, defaultValue = '', maxLength, ...field } = props
  const { t } = useTexts()
  const { call } = useApp()
  const area = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<EditorModule | null>(null)
  /** What the editor starts with; null while the HTML is shown. */
  const [doc, setDoc] = useState<Node | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  /** For a text area that is shown again. */
  const [html, setHtml] = useState(defaultValue)
  const [trouble, setTrouble] = useState<'OnlyHtml' | 'NotCleaned' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    let isGone = false
    async function load() {
      // Without the editor's script the text can be changed as HTML.
      const module = await loadEditor().catch(() => null)
      if (!module || isGone || !area.current) return
      const { value } = area.current
      const parsed = module.docOf(value)
      setEditor(module)
      setHasFocus(document.activeElement === area.current)
      if (parsed) setHtml(value)
      if (value !== area.current.defaultValue) setTouched(true)
      setDoc(parsed)
      setTrouble(parsed ? null : 'OnlyHtml')
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])

  // Another's change shows in a text that was not touched, as in a text area.
  const [latest, setLatest] = useState(defaultValue)
  if (latest !== defaultValue) {
    setLatest(defaultValue)
    if (!isTouched) {
      setHtml(defaultValue)
      const next = doc && editor ? editor.docOf(defaultValue) : null
      setDoc(next)
      if (doc && !next) setTrouble('OnlyHtml')
    }
  }

  // Once React has set a text area, the browser keeps its value over a new default.
  const written = useRef(html)
  useEffect(() => {
    if (area.current && written.current !== html && !isTouched) area.current.value = html
    written.current = html
  }, [html, isTouched])

  function write(value: string): void {
    if (!area.current) return
    setTouched(true)
    area.current.value = value
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async function toggle(): Promise<void> {
    if (!area.current || !editor) return
    setTrouble(null)
    const { value } = area.current
    if (doc) {
      setHtml(value)
      setHasFocus(false)
      setDoc(null)
      return
    }
    setBusy(true)
    try {
      const { content } = await call(previewContent, { body: { content: value } })
      const parsed = editor.docOf(content)
      if (parsed) setHtml(content)
      setDoc(parsed)
      setTrouble(parsed ? null : 'OnlyHtml')
    } catch {
      // The HTML is still in its field.
      setTrouble('NotCleaned')
    }
    setBusy(false)
  }

  return (
    <div className={styles.field}>
      {editor && doc ? (
        <EditorField
          name={name}
          label={label}
          {...field}
          hint={t('Editor.Hint', { shortcut: keysShown('Alt-F10') })}
        >
          {(wiring) => (
            <>
              <textarea
                ref={area}
                name={name}
                aria-label={label}
                defaultValue={html}
                maxLength={maxLength}
                hidden
              />
              <editor.Editor
                doc={doc}
                label={label}
                lang={lang}
                rows={rows}
                wiring={wiring}
                hasFocus={hasFocus}
                onChange={write}
              />
            </>
          )}
        </EditorField>
      ) : (
        <TextArea
          ref={area}
          name={name}
          label={label}
          {...field}
          defaultValue={html}
          maxLength={maxLength}
          lang={lang}
          rows={rows}
          onInput={() => setTouched(true)}
          spellCheck={false}
        />
      )}
      {trouble && (
        <Banner tone={trouble === 'OnlyHtml' ? 'info' : 'error'} live="status">
          {t(`Editor.${trouble}`)}
        </Banner>
      )}
      <div className={styles.below}>
        {editor && (
          <Button
            look="plain"
            size="small"
            aria-pressed={!doc}
            busy={isBusy}
            onClick={() => void toggle()}
          >
            {t('Editor.ShowHtml')}
          </Button>
        )}
        {editor && doc && <editor.EditorKeys />}
      </div>
      {!doc && <ContentPreview name={name} />}
    </div>
  )
}
